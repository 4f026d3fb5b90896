import { paths } from '#shared/paths.ts'
import { audienceOf } from '#shared/address/audiences.ts'
import type { ContentCounts } from '#src/content/queries/health.ts'
import { answered } from './checks.ts'
import type { Finding, Probe } from './checks.ts'

/** The content pages that the code itself leads to; an editor may rename or remove every other one. */
const neededPaths: string[] = [
  paths.home,
  paths.owner,
  paths.pricingEnterprise,
  paths.policy,
  paths.scheduleCall,
  paths.waitlistWelcome,
]

const waitlistPaths: string[] = [paths.scheduleCall, paths.waitlistWelcome]

const linkedTypes = {
  menus: 'Pages in the menus',
  team: 'Team',
  plans: 'Plans',
  compared: 'Compared features',
  benefits: 'Benefit cards',
  audiences: 'Audience cards',
  projects: 'Sample projects',
  houses: 'Houses to follow',
  features: 'Features',
  testimonials: 'Testimonials',
  partners: 'Partner logos',
  offices: 'Offices',
  legal: 'Legal texts',
} as const

/** Whether the content API answers and has what the pages need; one query for all of these probes. */
export function contentProbes(
  load: () => Promise<ContentCounts | null>,
  unusedForms: readonly string[] = [],
): Probe[] {
  const needed = neededPaths.filter(
    (path) => !(unusedForms.includes('waitlist') && waitlistPaths.includes(path)),
  )
  const answer = once(async () => {
    const start = performance.now()
    const counts = await load()
    if (!counts) throw new Error('The content store answered with nothing.')
    return { counts, time: performance.now() - start }
  })
  const checked = (name: string, check: (counts: ContentCounts) => Finding): Probe => ({
    name,
    run: async () => check((await answer()).counts),
  })
  return [
    {
      name: 'Content',
      run: async () => answered((await answer()).time, 'The pages come from the content store.'),
    },
    checked('Pages', (counts) => checkPaths(counts.paths, needed)),
    checked('Settings, navigation and texts', ({ singletons }) =>
      singletons === 4
        ? { state: 'ok', sentence: 'All are published.', value: '4' }
        : {
            state: 'failed',
            sentence: `${singletons} of 4 are published.`,
            value: `${singletons}`,
          },
    ),
    checked('Frequent questions', checkQuestions),
    ...typedEntries(linkedTypes).map(([key, name]) =>
      checked(name, (counts) => checkLinks(counts[key])),
    ),
  ]
}

function checkPaths(published: string[], needed: string[]): Finding {
  const missing = needed.filter((path) => !published.includes(path))
  const there = `${needed.length - missing.length} of ${needed.length} needed are published.`
  return missing.length === 0
    ? { state: 'ok', sentence: there, value: `${published.length}` }
    : {
        state: 'failed',
        sentence: `${there} Missing: ${missing.join(', ')}.`,
        value: `${published.length}`,
      }
}

/** Whether every audience has questions. */
function checkQuestions({ questions, paths: published }: ContentCounts): Finding {
  const lists = [...new Set(published.map((path) => audienceOf(path)))]
  const empty = lists.filter((list) => !questions.some((audience) => audience === list))
  const value = `${questions.length}`
  return empty.length === 0
    ? { state: 'ok', sentence: `${questions.length} published, in ${lists.length} lists.`, value }
    : { state: 'failed', sentence: `No question for: ${empty.join(', ')}.`, value }
}

function checkLinks({ linked, found }: { linked: (string | null)[]; found: string[] }): Finding {
  const needed = [...new Set(linked.flatMap((id) => id ?? []))]
  const missing = needed.filter((id) => !found.includes(id))
  const sentence = `${found.length} published, ${needed.length} needed.`
  const value = `${found.length}`
  return missing.length === 0
    ? { state: 'ok', sentence, value }
    : { state: 'failed', sentence: `${sentence} Missing: ${missing.join(', ')}.`, value }
}

function once<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => (result ??= task())
}

function typedEntries<Names extends Record<string, string>>(names: Names) {
  const keys = Object.keys(names).filter((key): key is Extract<keyof Names, string> => key in names)
  return keys.map((key) => [key, names[key]] as const)
}

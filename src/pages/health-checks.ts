import { languageName } from '#shared/languages.ts'
import { audienceOf, paths } from '#shared/paths.ts'
import { namedHosts } from '#shared/hosts.ts'
import type { NamedHost } from '#shared/hosts.ts'
import { TimeoutError, within } from '#src/browser/load-chunk.ts'
import { hosts } from '#src/config/hosts.ts'
import { loadCounts } from '#src/content/queries/health.ts'
import type { ContentCounts } from '#src/content/queries/health.ts'

export type CheckState = 'checking' | 'ok' | 'slow' | 'failed'

/** The result of a check, in words that a visitor can read out on the phone. */
export interface Finding {
  state: CheckState
  sentence: string
  /** A time or a count, with its unit; may be empty. */
  value: string
}

/** One thing to check; if `run` throws, the check has failed with the error's message. */
export interface Probe {
  name: string
  run: () => Promise<Finding>
}

export interface Check extends Finding {
  name: string
}

export const checking: Finding = { state: 'checking', sentence: 'Being checked.', value: '' }

/** Milliseconds: an answer that takes longer than the first is slow, longer than the second a failure. */
const slowAfter = 2000
const noAnswerAfter = 5000

export async function find(probe: Probe): Promise<Finding> {
  try {
    return await probe.run()
  } catch (error) {
    const sentence = error instanceof Error ? error.message : 'Unknown error'
    return { state: 'failed', sentence, value: '' }
  }
}

/** What to say of an answer after so many milliseconds. */
function answered(time: number, sentence: string): Finding {
  const value = `${Math.round(time).toLocaleString('en')} ms`
  return time > slowAfter
    ? { state: 'slow', sentence: 'Answered, but slower than 2 seconds.', value }
    : { state: 'ok', sentence, value }
}

const urgency: CheckState[] = ['failed', 'slow', 'checking', 'ok']

/** Failed and slow checks first, otherwise in the same order. */
export function byUrgency(checks: Check[]): Check[] {
  return checks.toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state))
}

/** "12 ok, 1 slow, 1 failed"; states without checks are left out. */
export function summary(checks: Check[]): string {
  const count = (state: CheckState) => checks.filter((check) => check.state === state).length
  const states: CheckState[] = ['ok', 'slow', 'failed', 'checking']
  return states
    .filter((state) => state === 'ok' || count(state) > 0)
    .map((state) => `${count(state)} ${state}`)
    .join(', ')
}

/** Everything that the health page checks, in the order of the page: nothing that only unused forms need. */
export function allProbes(
  unusedForms: readonly string[],
  outboxLength?: () => Promise<number>,
): Probe[] {
  return [
    ...contentProbes(unusedForms),
    ...namedHosts(hosts, unusedForms).map(hostProbe),
    ...(outboxLength ? [outboxProbe(outboxLength)] : []),
    storageProbe,
    clockProbe,
  ]
}

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

const linkedTypes = [
  ['menus', 'Pages in the menus'],
  ['team', 'Team'],
  ['plans', 'Plans'],
  ['compared', 'Compared features'],
  ['benefits', 'Benefit cards'],
  ['audiences', 'Audience cards'],
  ['projects', 'Sample projects'],
  ['houses', 'Houses to follow'],
  ['features', 'Features'],
  ['testimonials', 'Testimonials'],
  ['partners', 'Partner logos'],
  ['offices', 'Offices'],
  ['legal', 'Legal texts'],
] as const

/** Whether the content API answers and has what the pages need; one query for all of these probes. */
function contentProbes(unusedForms: readonly string[]): Probe[] {
  const needed = neededPaths.filter(
    (path) => !(unusedForms.includes('waitlist') && waitlistPaths.includes(path)),
  )
  let request: ReturnType<typeof timedCounts> | undefined
  const answer = () => (request ??= timedCounts())
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
    checked('Languages', checkLanguages),
    checked('Settings, navigation and texts', ({ singletons }) =>
      singletons === 5
        ? { state: 'ok', sentence: 'All are published.', value: '5' }
        : {
            state: 'failed',
            sentence: `${singletons} of 5 are published.`,
            value: `${singletons}`,
          },
    ),
    checked('Frequent questions', checkQuestions),
    ...linkedTypes.map(([key, name]) => checked(name, (counts) => checkLinks(counts[key]))),
  ]
}

function checkPaths(published: string[], needed: string[]): Finding {
  const missing = needed.filter((path) => !published.includes(path))
  const sentence = `${needed.length - missing.length} of ${needed.length} needed are published.`
  return presence(sentence, published.length, missing)
}

/** Whether every language of the settings has a page. Older pages name no language: they are in the first. */
function checkLanguages({ languages, pages }: ContentCounts): Finding {
  const codes = languages ?? []
  const found = pages.map((code) => code ?? codes[0])
  const counts = codes.map((code) => ({
    language: languageName(code),
    count: found.filter((each) => each === code).length,
  }))
  const sentence = `Pages: ${counts.map(({ language, count }) => `${language} ${count}`).join(', ')}.`
  const missing = counts.filter(({ count }) => count === 0).map(({ language }) => language)
  return presence(sentence, codes.length, missing)
}

/** Fails when something is missing, and names it. */
function presence(sentence: string, count: number, missing: string[]): Finding {
  const value = `${count}`
  return missing.length === 0
    ? { state: 'ok', sentence, value }
    : { state: 'failed', sentence: `${sentence} Missing: ${missing.join(', ')}.`, value }
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
  return presence(`${found.length} published, ${needed.length} needed.`, found.length, missing)
}

async function timedCounts() {
  const start = performance.now()
  const counts = await loadCounts()
  if (!counts) throw new Error('The content store answered with nothing.')
  return { counts, time: performance.now() - start }
}

/** Whether a host answers, and does so without a server error if this page may read the status. */
function hostProbe({ name, url, without = '' }: NamedHost): Probe {
  const sentenceOf = (failure: string) => `${failure} ${without}`.trim()
  return {
    name: `${name}, ${new URL(url).host}`,
    async run() {
      const start = performance.now()
      try {
        const { status } = await within(noAnswerAfter, ask(url))
        if (status >= 500)
          return {
            state: 'failed',
            sentence: sentenceOf(`Answered with status ${status}.`),
            value: `${status}`,
          }
        return answered(performance.now() - start, 'Answered.')
      } catch (error) {
        const said = error instanceof TimeoutError ? error.message : 'Could not be reached.'
        return { state: 'failed', sentence: sentenceOf(said), value: 'no answer' }
      }
    },
  }
}

const question: RequestInit = {
  method: 'HEAD',
  cache: 'no-store',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
}

/** The response with its status, which is 0 if the host does not allow other sites to read it. */
async function ask(url: string): Promise<Response> {
  try {
    return await fetch(url, question)
  } catch {
    return fetch(url, { ...question, mode: 'no-cors' })
  }
}

/** Messages waiting in the outbox of this device. */
function outboxProbe(count: () => Promise<number>): Probe {
  return {
    name: 'Messages waiting on this device',
    async run() {
      const waiting = await within(noAnswerAfter, count())
      return waiting === 0
        ? { state: 'ok', sentence: 'None. All were sent.', value: '0' }
        : {
            state: 'slow',
            sentence: 'They are sent when the connection allows.',
            value: `${waiting}`,
          }
    },
  }
}

const storageProbe: Probe = {
  name: 'Storage in this browser',
  async run() {
    try {
      for (const storage of [localStorage, sessionStorage]) {
        storage.setItem('doctor', '1')
        storage.removeItem('doctor')
      }
      return { state: 'ok', sentence: 'Works.', value: '' }
    } catch {
      return {
        state: 'failed',
        sentence: 'Refused or full: what is typed into a form is lost with the page.',
        value: '',
      }
    }
  },
}

/** The visitor's clock compared with the `Date` header of our host, which has whole seconds. */
const clockProbe: Probe = {
  name: 'Clock',
  async run() {
    const asked = performance.now()
    const answer = await within(
      noAnswerAfter,
      fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }),
    )
    const date = Date.parse(answer.headers.get('date') ?? '')
    if (Number.isNaN(date)) return { state: 'ok', sentence: 'The server does not say.', value: '' }
    const middle = Date.now() - (performance.now() - asked) / 2
    const seconds = Math.round(Math.abs(middle - (date + 500)) / 1000)
    return seconds * 1000 <= 60 * slowAfter
      ? { state: 'ok', sentence: 'Agrees with the server.', value: `${seconds} s` }
      : { state: 'slow', sentence: 'Differs from the server.', value: `${seconds} s` }
  },
}

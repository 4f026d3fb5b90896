import { JSDOM } from 'jsdom'
import { beforeEach, expect, test, vi } from 'vitest'
import { audienceOf } from '#shared/paths.ts'
import { isRecord } from '#shared/json.ts'
import { validateContent } from '#src/content/validate/validate.ts'
import type { Report } from '#src/content/validate/place.ts'
import { fetchContent } from '#src/content/client.ts'
import { pageQuery } from '#src/content/queries/load-page.ts'
import { publishedPages } from '#src/content/queries/paths.ts'
import { loadShell } from '#src/content/queries/load-shell.ts'
import type { PageQueryResult } from '#src/content/generated/types.generated.ts'
import { prerenderPage, prerenderSections } from '#tests/support/prerender-page.tsx'
import { serveSeedSandbox } from '#tests/support/seed.ts'

type Answer = NonNullable<PageQueryResult>
type Section = NonNullable<Answer['sections']>[number]

await serveSeedSandbox()
const shell = await loadShell()
/** What the content API says of each page, before validation. */
const answers = new Map<string, Answer>()
for (const { path } of await publishedPages()) {
  const answer = await fetchContent<PageQueryResult>(pageQuery, {
    path,
    audience: audienceOf(path),
  })
  if (answer) answers.set(path, answer)
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

/** The page as the build writes it; any rendering error is thrown. */
async function draw(path: string, answer: Answer) {
  const told: string[] = []
  const report: Report = (sentence) => told.push(sentence)
  const { html, failures } = await prerenderPage({
    path,
    shell,
    page: validateContent(answer, report),
  })
  expect(failures).toEqual([])
  return { html, told, text: html.replace(/<[^>]*>/g, ' ') }
}

/** Every place inside a value, as the keys that lead there. */
function placesIn(value: unknown, place: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [place]
  const below = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...place, key]))
  return place.length === 0 ? below : [place, ...below]
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((part: unknown, index) =>
      String(index) === key ? replaced(part, rest, by) : part,
    )
  if (typeof value !== 'object' || value === null) return value
  return {
    ...value,
    ...Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => name === key)
        .map(([name, part]: [string, unknown]) => [name, replaced(part, rest, by)]),
    ),
  }
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null
}

test('the whole pages draw without a fault, so that what follows proves something', async () => {
  expect(answers.size).toBeGreaterThan(15)
  for (const [path, answer] of answers) {
    const { html, told } = await draw(path, answer)
    expect(html).toMatch(/<h1/)
    expect(told).toEqual([])
  }
}, 60_000)

/** Whatever an editor fills: the store sets its own fields, GROQ makes some lists itself. */
function placesOfEditors(section: Section): string[][] {
  return (
    placesIn([section])
      // GROQ makes `prices` of one document, or null, and counts `words`.
      .filter((place) => !/^(?:_.*|prices|words)$/.test(place.at(-1) ?? ''))
      .filter(([, key = '', ...rest]) => {
        const isMade =
          /^(?:columns|contact|groups|guides|links|members|plans|projects|topics)$/.test(key) ||
          (section._type === 'faqList' && key === 'items')
        return !isMade || rest.length > 1
      })
      .map((place) => ['sections', ...place])
  )
}

const kinds: unknown[] = [
  null,
  '/y',
  'x',
  '',
  'javascript:alert(1)',
  '__proto__',
  7,
  1e9,
  true,
  [],
  {},
  [7],
  ['x'],
  [{}],
  [null],
  { _type: 'x' },
].concat([
  { _type: 'action', label: 'x', to: '/y' },
  { _type: 'image', asset: { _id: 'x', url: '/y' } },
])

/** Every field of every type on these pages, once, on a page that has its section alone. */
function distinctFields() {
  const pages = [...answers.values()].flatMap((answer) =>
    (answer.sections ?? []).map((section) => ({ ...answer, sections: [section] })),
  )
  const fields = pages.flatMap((page) =>
    page.sections.flatMap(placesOfEditors).map((place) => ({ page, place })),
  )
  const found = new Map<string, (typeof fields)[number]>()
  for (const field of fields) {
    const { page, place } = field
    const around = place
      .map((_, depth) => valueAt(page, place.slice(0, depth)))
      .map((value) => (isRecord(value) ? String(value['_type']) : []))
      .flat()
    const name = [around.at(-1), place.at(-1)?.replace(/^\d+$/, String(around.length))].join('.')
    if (!found.has(name)) found.set(name, field)
  }
  return [...found.values()]
}

function valueAt(value: unknown, place: string[]): unknown {
  return place.reduce<unknown>(
    (part, key) => (Object(part) === part ? Reflect.get(Object(part), key) : undefined),
    value,
  )
}

test('a page is drawn, and shows nothing odd, whatever is in one of its fields', async () => {
  const fields = distinctFields()
  expect(fields.length).toBeGreaterThan(300)
  const drawn = new Set<string>()
  for (const { page: whole, place } of fields) {
    for (const by of kinds) {
      const broken = replaced(whole, place, by)
      if (!isAnswer(broken)) throw new Error('no page')
      const page = validateContent(broken, () => {})
      const key = JSON.stringify(page?.sections)
      if (!page || drawn.has(key)) continue
      drawn.add(key)
      const { html, failures } = await prerenderSections(page)
      expect([place, by, failures]).toEqual([place, by, []])
      expect(html).not.toMatch(/href="javascript/)
      expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/\bundefined\b|\bNaN\b|\[object Object\]/)
    }
  }
}, 240_000)

function isPerson(place: string[]): boolean {
  return place.at(-1) === 'name' && /items|members|entries/.test(place.join())
}

test('a name in another script, or one that turns the direction, stays by itself', async () => {
  const odd = 'שרה \u202eibO adA\u0301\u0300\u0316'
  for (const path of ['/', '/about-us', '/pricing/premium']) {
    let answer: unknown = answers.get(path)
    const names = placesIn(answer).filter(isPerson)
    expect(names.length).toBeGreaterThan(0)
    for (const place of names) answer = replaced(answer, place, odd)
    if (!isAnswer(answer)) throw new Error('no page')
    const { document, NodeFilter } = new JSDOM((await draw(path, answer)).html).window
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let shown = 0
    while (texts.nextNode()) {
      if (!texts.currentNode.nodeValue?.includes(odd)) continue
      shown += 1
      expect(texts.currentNode.parentElement?.closest('bdi, [dir=auto]')).not.toBeNull()
    }
    expect(shown).toBeGreaterThanOrEqual(names.length)
  }
})

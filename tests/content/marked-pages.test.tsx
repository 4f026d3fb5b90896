import { studioPath } from '@sanity/client/csm'
import { stegaClean } from '@sanity/client/stega'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { isRecord } from '#shared/json.ts'
import { audienceOf } from '#shared/paths.ts'
import { schemaTypes } from '#schemas/index.ts'
import { pageQuery } from '#src/content/queries/load-page.ts'
import { shellQuery } from '#src/content/queries/load-shell.ts'
import { sanityClient } from '#src/content/sanity-client.ts'
import { validateContent } from '#src/content/validate/validate.ts'
import { liveClient } from '#src/preview/live-client.ts'
import { markMembers, rankedLists, type StoredPage, storedPageQuery } from '#src/preview/members.ts'
import { prerenderPage } from '#tests/support/prerender-page.tsx'
import { brand } from '#tests/support/brand.ts'
import { serveSeedSandbox } from '#tests/support/seed.ts'

await serveSeedSandbox()

/** Marks as in the editor's frame, on what is published: the sandbox lets nobody else see drafts. */
const markingClient = liveClient.withConfig({
  perspective: 'published',
  resultSourceMap: 'withKeyArraySelector',
})

/** Every page of the CMS that is drawn whole from its document. */
const markedPaths = (
  '/ /owner /enterprise /contractor /consultant /lender /developer /finance /project-manager ' +
  '/pricing/enterprise /pricing/premium /fee-estimator /about-us /contact /policy /referral ' +
  '/waitlist-welcome'
).split(' ')

/**
 * The page's HTML, made from what this client answers.
 * @param stored the same page as it is stored, to mark its sections as in the editor's frame
 */
async function drawPage(
  path: string,
  client: typeof sanityClient,
  stored: StoredPage | null = null,
): Promise<string> {
  const parameters = { path, audience: audienceOf(path), base: 'en', language: 'en' }
  const answers = [client.fetch(shellQuery), client.fetch(pageQuery, parameters)]
  const [shellContent, content] = await Promise.all(answers)
  const shell = validateContent(shellContent, () => {})
  const page = markMembers(
    validateContent(content, () => {}),
    stored,
  )
  return (await prerenderPage({ path, shell, page })).html
}

/** Every text and image that knows its field, with the id and the path of that field. */
function markedTexts({ body, defaultView }: Document) {
  const { SHOW_TEXT = 4, SHOW_ELEMENT = 1 } = defaultView?.NodeFilter ?? {}
  const walker = body.ownerDocument.createTreeWalker(body, SHOW_TEXT | SHOW_ELEMENT)
  const found: { id: string; path: string; shown: string }[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isImage = node.nodeName === 'IMG'
    const text = isImage && 'alt' in node ? String(node.alt) : (node.nodeValue ?? '')
    const { id, path } = sourceOf(text)
    const shown = isImage ? text : (node.parentElement?.textContent ?? '')
    if (id && path) found.push({ id, path, shown: stegaClean(shown) })
  }
  return found
}

// A mark is JSON in bytes, each as four invisible characters, after four times the first of them.
const digits = ['\u200B', '\u200C', '\u200D', '\uFEFF']
const mark = /\u200B{4}((?:[\u200B-\u200D\uFEFF]{4})+)/

function sourceOf(text: string): { id?: string | null; path?: string | null } {
  const [, characters = ''] = mark.exec(text) ?? []
  if (characters === '') return {}
  const bytes = characters.match(/.{4}/gsu)?.map((byte) => {
    return Array.from(byte).reduce((sum, digit) => sum * 4 + digits.indexOf(digit), 0)
  })
  const source: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes ?? [])))
  const href = isRecord(source) ? String(source['href']) : ''
  const { searchParams } = new URL(href, 'http://localhost/')
  return { id: searchParams.get('id'), path: searchParams.get('path') }
}

test('exactly the lists that cannot be sorted in a section are left out', () => {
  const fields: unknown[] = schemaTypes.flatMap((type) => ('fields' in type ? type.fields : []))
  const unsorted = fields.filter(isRecord).filter(({ options }) => {
    return isRecord(options) && options['sortable'] === false
  })
  expect(new Set(unsorted.map(({ name }) => name))).toEqual(rankedLists)
})

/** True if a text is shown, whatever the site fills in or breaks. */
function isPartOf(value: string, shown: string): boolean {
  const parts = value.split(/\{\w+\}|[\n[\]]/).map((part) => part.trim())
  return parts.every((part) => shown.replaceAll(/\s+/g, ' ').includes(part.replaceAll(/\s+/g, ' ')))
}

// A mark in an attribute is harmless if only a screen reader announces it.
const spoken = new Set(['alt', 'aria-label', 'aria-valuetext'])
// Headlines, cards, questions and labels; images are tested separately.
const editable = 'main :is(h1, h2, h3, summary), header :is(a, button), footer :is(a, h2)'
// What the site says by itself, and the brand's name in the place of a logo that is late.
const ownWords = new Set([
  'Skip to content',
  'Search',
  'Open menuClose menu',
  'On this page',
  brand,
])

test.each(markedPaths)(
  'an editor of %s can click on every word, which leads to its field, and no mark breaks the page',
  async (path) => {
    const [plain, marked] = await Promise.all([
      drawPage(path, sanityClient),
      drawPage(path, markingClient),
    ])
    expect(stegaClean(marked)).toBe(plain)
    const { document } = new JSDOM(marked, { url: 'http://localhost/' }).window

    const texts = markedTexts(document)
    const ids = [...new Set(texts.map(({ id }) => id))]
    const stored: unknown[] = await sanityClient.fetch('*[_id in $ids]', { ids })
    const documents = new Map(stored.filter(isRecord).map((one) => [one['_id'], one]))
    const wrong = texts.filter((text) => {
      const value: unknown = studioPath.get(documents.get(text.id), text.path)
      return typeof value !== 'string' || !isPartOf(value, text.shown)
    })
    expect(wrong).toEqual([])
    expect(texts.length).toBeGreaterThan(60)

    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [
      ...element.attributes,
    ])
    const misplaced = attributes.filter(({ name, value }) => hasMark(value) && !spoken.has(name))
    expect(misplaced.map(({ name, value }) => `${name}: ${stegaClean(value)}`)).toEqual([])

    const labels = [...document.querySelectorAll(editable)].map(
      ({ textContent }) => textContent ?? '',
    )
    expect(labels.filter((text) => text !== '' && !hasMark(text) && !ownWords.has(text))).toEqual(
      [],
    )
    const images = [...document.querySelectorAll('img')].filter(({ alt }) => alt !== '')
    expect(images.filter(({ alt }) => !hasMark(alt))).toEqual([])
    expect(labels.length).toBeGreaterThan(40)
  },
)

test.each(markedPaths)('every section of %s can be moved as a whole', async (path) => {
  const page: StoredPage = await sanityClient.fetch(storedPageQuery, { path })
  const { document } = new JSDOM(await drawPage(path, markingClient, page)).window
  const sections = (Array.isArray(page.sections) ? page.sections : []).filter(isRecord)
  const marks = [...document.querySelectorAll('main [data-sanity]')].map((element) =>
    element.getAttribute('data-sanity'),
  )
  const moved = sections.filter(({ _key: key }) =>
    marks.some((one) => one?.includes(`;path=sections:${String(key)};`)),
  )
  expect(moved.map(({ _key }) => _key)).toEqual(
    sections.filter(({ hidden }) => hidden !== true).map(({ _key }) => _key),
  )
})

function hasMark(text: string): boolean {
  return stegaClean(text) !== text
}

// @vitest-environment node
import { stegaClean } from '@sanity/client/stega'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { drawPage, markedPaths, markingClient } from '#tests/support/marked-page.tsx'
import { serveSeedSandbox } from '#tests/support/seed-sandbox.ts'
import { sanityClient } from '#src/content/sanity-client.ts'
import { isRecord } from '#shared/json.ts'
import { schemaTypes } from '#schemas/index.ts'
import { rankedLists, type StoredPage, storedPageQuery } from '#src/preview/members.ts'

await serveSeedSandbox()

/** The page as in the editor's frame. */
async function open(path: string, stored: StoredPage | null = null): Promise<Document> {
  const html = await drawPage(path, markingClient, stored)
  return new JSDOM(html, { url: 'http://localhost/' }).window.document
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

test.each(markedPaths)('every text of %s leads to the field that holds it', async (path) => {
  const texts = markedTexts(await open(path))
  const ids = [...new Set(texts.map(({ id }) => id))]
  const stored: unknown[] = await sanityClient.fetch('*[_id in $ids]', { ids })
  const documents = new Map(stored.filter(isRecord).map((one) => [one['_id'], one]))
  const wrong = texts.filter((text) => {
    const value = valueAt(documents.get(text.id), text.path)
    return typeof value !== 'string' || !isPartOf(value, text.shown)
  })
  expect(wrong).toEqual([])
  expect(texts.length).toBeGreaterThan(60)
})

test.each(markedPaths)('every section of %s can be moved as a whole', async (path) => {
  const page: StoredPage = await sanityClient.fetch(storedPageQuery, { path })
  const document = await open(path, page)
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

/** The value at a path such as `sections[_key=="hero"].points[1]`. */
function valueAt(document: unknown, path: string): unknown {
  const steps = [...path.matchAll(/\[_key=="([^"]+)"\]|\[(\d+)\]|([\w-]+)/g)]
  return steps.reduce<unknown>((value, [, key, index, name]) => {
    if (name !== undefined) return isRecord(value) ? value[name] : undefined
    const list = Array.isArray(value) ? value : []
    return key === undefined
      ? list[Number(index)]
      : list.find((member) => isRecord(member) && member['_key'] === key)
  }, document)
}

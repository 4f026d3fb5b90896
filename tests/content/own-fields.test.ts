// @vitest-environment node
import { stegaClean } from '@sanity/client/stega'
import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import { drawPage, markedPaths, markingClient } from '#tests/support/marked-page.tsx'
import { serveSeedSandbox } from '#tests/support/seed-sandbox.ts'
import { sanityClient } from '#src/content/sanity-client.ts'
import { isRecord } from '#shared/json.ts'
import { listItems, storedPageQuery, type StoredPage } from '#src/preview/lists/list-items.ts'
import { markedTexts } from '#src/preview/lists/marked-texts.ts'
import { placeItems } from '#src/preview/lists/place-items.ts'

await serveSeedSandbox()

afterEach(() => vi.unstubAllGlobals())

/** The page as in the editor's frame. */
async function open(path: string): Promise<Document> {
  const { window } = new JSDOM(await drawPage(path, markingClient), { url: 'http://localhost/' })
  const { document, Element, NodeFilter, location } = window
  for (const [name, value] of Object.entries({ document, Element, NodeFilter, location }))
    vi.stubGlobal(name, value)
  return document
}

test.each(markedPaths)('every text of %s leads to the field that holds it', async (path) => {
  const texts = markedTexts((await open(path)).body)
  const ids = [...new Set(texts.map(({ source }) => source.id))]
  const stored: unknown[] = await sanityClient.fetch('*[_id in $ids]', { ids })
  const documents = new Map(stored.filter(isRecord).map((one) => [one['_id'], one]))
  const wrong = texts.filter(({ element, source }) => {
    const value = valueAt(documents.get(source.id), source.path)
    const shown = stegaClean(element.getAttribute('alt') ?? element.textContent ?? '')
    return typeof value !== 'string' || !isPartOf(value, shown)
  })
  expect(wrong.map(({ element, source }) => [source.path, element.textContent])).toEqual([])
  expect(texts.length).toBeGreaterThan(60)
})

test.each(markedPaths)('every section of %s can be dragged as a whole', async (path) => {
  const document = await open(path)
  const main = document.querySelector('main')
  const page: StoredPage = await sanityClient.fetch(storedPageQuery, { path })
  if (main === null) throw new Error('The page has no main part.')
  const places = [...placeItems(page, main, markedTexts(main)).values()]
  const expected = listItems(page)
  const sections = expected.map(({ section }) => section.path)
  // A legal text shows another document's words alone.
  const silent = path === '/policy' ? 1 : 0
  expect(sections.filter((one) => !places.includes(one)).length).toBeLessThanOrEqual(silent)
  const items = expected.flatMap(({ items: members }) => members.map((item) => item.path))
  expect(items.filter((item) => !places.includes(item))).toEqual([])
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

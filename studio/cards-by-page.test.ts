// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createOfflineClient } from '#scripts/content/documents.ts'
import { parseContent } from '#scripts/content/documents.ts'
import { cardPagesQuery, readCardPages } from './cards-by-page.ts'

const seed = globSync('content/*.ndjson').flatMap(
  (name) => parseContent(readFileSync(name, 'utf8'), name).documents,
)

test('an editor finds a benefit card under the page that shows it', async () => {
  const pages = readCardPages(await createOfflineClient(seed).fetch(cardPagesQuery))
  expect(pages.map(({ title }) => title)).toContain('Contractor · /contractor')
  const home = pages.find(({ title }) => title.endsWith('· /'))
  expect(home?.cards).toHaveLength(6)
  // Pages whose cards are of another kind, or that have none, are not offered.
  expect(pages.filter(({ title }) => title.endsWith('/policy'))).toEqual([])
  expect(pages.every(({ cards }) => new Set(cards).size === cards.length)).toBe(true)
})

test('an answer that failed offers no page', () => {
  expect(readCardPages(undefined)).toEqual([])
})

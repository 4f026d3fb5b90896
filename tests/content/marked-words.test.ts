// @vitest-environment node
import { stegaClean } from '@sanity/client/stega'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { drawPage, markedPaths, markingClient } from '#tests/support/marked-page.tsx'
import { serveSeedSandbox } from '#tests/support/seed-sandbox.ts'
import { sanityClient } from '#src/content/sanity-client.ts'

await serveSeedSandbox()

// A mark in an attribute is harmless if only a screen reader announces it.
const spoken = new Set(['alt', 'aria-label', 'aria-valuetext'])
// Headlines, cards, questions and labels; images are tested separately.
const editable = 'main :is(h1, h2, h3, summary), header :is(a, button), footer :is(a, h2)'
// What the site says by itself.
const ownWords = new Set(['Open menuClose menu', 'On this page'])

test.each(markedPaths)(
  'an editor of %s can click on every word, and no mark breaks the page',
  async (path) => {
    const [plain, marked] = await Promise.all([
      drawPage(path, sanityClient),
      drawPage(path, markingClient),
    ])
    expect(stegaClean(marked)).toBe(plain)

    const { document } = new JSDOM(marked).window
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

function hasMark(text: string): boolean {
  return stegaClean(text) !== text
}

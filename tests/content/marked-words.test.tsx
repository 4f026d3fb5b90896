// @vitest-environment node
import { stegaClean } from '@sanity/client/stega'
import { JSDOM } from 'jsdom'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { serveSeedSandbox } from '#tests/support/seed-sandbox.ts'
import { audienceOf } from '#src/lib/address/audiences.ts'
import { createContentCache } from '#src/content/cache/content-cache.ts'
import { validateContent } from '#src/content/validate/validate.ts'
import { pageQuery } from '#src/content/queries/load-page.ts'
import { shellQuery } from '#src/content/queries/load-shell.ts'
import { sanityClient } from '#src/content/client/sanity-client.ts'
import { liveClient } from '#src/preview/live-client.ts'
import { Site } from '#src/Site.tsx'

// Marks as in the editor's frame, on what is published: the sandbox lets nobody else see drafts.
const markingClient = liveClient.withConfig({
  perspective: 'published',
  resultSourceMap: 'withKeyArraySelector',
})

await serveSeedSandbox()

/** The page's HTML, made from what this client answers. */
async function draw(path: string, client: typeof sanityClient): Promise<string> {
  const cache = createContentCache()
  const parameters = { path, audience: audienceOf(path) }
  const answers = [client.fetch(shellQuery), client.fetch(pageQuery, parameters)]
  const [shellContent, content] = await Promise.all(answers)
  cache.setQueryData(
    ['shell'],
    validateContent(shellContent, () => {}),
  )
  const page = validateContent(content, () => {})
  cache.setQueryData(['page', path], page && { kind: 'page', page })
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Site cache={cache} stylesheet={null} />
    </StaticRouter>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  cache.clear()
  return new Response(prelude).text()
}

const paths =
  '/ /owner /enterprise /contractor /consultant /lender /developer /finance /project-manager ' +
  '/pricing/enterprise /pricing/premium /fee-estimator /about-us /contact /policy /referral ' +
  '/waitlist-welcome'
// A mark in an attribute is harmless if only a screen reader announces it.
const spoken = new Set(['alt', 'aria-label', 'aria-valuetext'])
// Headlines, cards, questions and labels; images are tested separately.
const editable = 'main :is(h1, h2, h3, summary), header :is(a, button), footer :is(a, h2)'
// What the site says by itself.
const ownWords = new Set(['Open menuClose menu', 'On this page'])

test.each(paths.split(' '))(
  'an editor of %s can click on every word, and no mark breaks the page',
  async (path) => {
    const [plain, marked] = await Promise.all([draw(path, sanityClient), draw(path, markingClient)])
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
    const pictures = [...document.querySelectorAll('img')].filter(({ alt }) => alt !== '')
    expect(pictures.filter(({ alt }) => !hasMark(alt))).toEqual([])
    expect(labels.length).toBeGreaterThan(40)
  },
)

function hasMark(text: string): boolean {
  return stegaClean(text) !== text
}

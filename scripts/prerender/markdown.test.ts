import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { prefixOf } from '#shared/languages.ts'
import { prerenderSections } from '#tests/support/prerender-page.tsx'
import { loadSeed } from '#tests/support/seed.ts'
import { markdownOf } from './markdown.ts'

const site = 'https://a.example'

test.each([
  [
    'a term and what only the stylesheet keeps apart',
    '<dl><dt><i></i>Who pays?</dt><dd><b>You</b><span>monthly</span><small>in naira</small></dd></dl>',
    '**Who pays?**\n\n**You** monthly in naira',
  ],
  [
    'lines that only the stylesheet breaks',
    '<output><span><span class="block">NGN 20</span><span class="small block">a month</span></span><span data-billing="annually"><span class="block">NGN 200</span></span></output>',
    'NGN 20  \na month  \nNGN 200',
  ],
  [
    'a card that is one link',
    '<a href="/owner"><h3>Owners</h3><p>See it:<u>here</u></p><span>Learn more<svg></svg></span></a>',
    '### [Owners](https://a.example/owner)\n\nSee it: here\n\nLearn more',
  ],
  [
    'a list of cards with pictures',
    '<ul><li><picture><img src="/x.jpg" alt="A house"></picture><h3>Accra</h3><p>Two floors.</p></li></ul>',
    '- ![A house](https://a.example/x.jpg)\n\n  ### Accra\n\n  Two floors.',
  ],
  [
    'a table',
    '<table><thead><tr><th>Week</th><th>Share</th></tr></thead><tbody><tr><th>2</th><td>9%</td></tr></tbody></table>',
    '| Week | Share |\n| --- | --- |\n| 2 | 9% |',
  ],
  [
    'a claim that opens on its evidence',
    '<p>Safe</p><button type="button" popoverTarget="paper"><b>Insured</b></button>',
    'Safe\n\n**Insured**',
  ],
  [
    'no control, no decoration',
    '<p>Send<svg><title>x</title></svg><span aria-hidden="true">*</span></p><button>Send</button><input name="a">',
    'Send',
  ],
])('%s', (_, html, markdown) => {
  expect(markdownOf(html, site)).toBe(markdown)
})

test('the Markdown of every page has all its words, and its headings in their order', async () => {
  const { pages } = await loadSeed()
  expect(pages.length).toBeGreaterThan(20)
  // The sections are the same in every language; in Arabic one page shows that its letters are kept.
  for (const page of pages.filter(({ path }) => path === '/ar' || prefixOf(path) === '')) {
    const { html } = await prerenderSections(page)
    const { document } = new JSDOM(html.replaceAll('<', ' <')).window
    for (const hidden of document.querySelectorAll(left)) hidden.remove()
    const markdown = markdownOf(html, site).replace(/\]\([^)]*\)/g, '] ')
    const has = new Set(wordsOf(markdown))
    expect([
      page.path,
      ...wordsOf(document.body.textContent).filter((word) => !has.has(word)),
    ]).toEqual([page.path])
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ textContent }) =>
      wordsOf(textContent).join(' '),
    )
    const written = [...markdown.matchAll(/^[ -]*(?:\d+\. +)?#+ (.*)$/gm)].map(([, words = '']) =>
      wordsOf(words).join(' '),
    )
    expect([page.path, written]).toEqual([page.path, headings])
  }
}, 60_000)

const left =
  'svg, button:not([popovertarget]), input, select, textarea, noscript, style, script, [hidden], [aria-hidden=true], [data-needs-script], [data-needs-app], [data-screen-only]'

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

// @vitest-environment node
import path from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { makeImagesLocal } from '#src/content/images.ts'
import { validateContent } from '#src/content/validate/validate.ts'
import { validPages } from '#src/content/queries/paths.ts'
import { pageDataFile } from '#src/content/find-page.ts'
import { validRedirects } from '#src/content/queries/redirects.ts'
import type { PageContent } from '#src/content/types.ts'
import type { PageQueryResult } from '#src/content/generated/types.generated.ts'
import { navigation, settings } from '#src/layout/shell.fixture.ts'
import { structuredData } from '#src/seo/structured-data.ts'
import { sitePathProblem } from '#shared/paths.ts'
import { writeSitemap } from '#scripts/prerender/site-files.ts'
import { redirectsFile } from '#scripts/hosting/rules.ts'
import { json } from '#scripts/prerender/page-html.ts'
import { shareCard } from '#scripts/share-images/card.ts'
import { fileInside } from '#scripts/prerender/build-folder.ts'
import { prerenderPage, prerenderSections } from '#tests/support/prerender-page.tsx'
import { oddPage, oddRedirect } from '#tests/support/odd-content.ts'

const shell = { settings, navigation }
const site = 'https://site.example'

const generated = 10_000
const patience = 60_000 + generated * 60

/** The valid part of a page that the content API returned. */
function decoded(answer: unknown): { page: PageContent | null; told: string[] } {
  const told: string[] = []
  const page = isAnswer(answer) ? validateContent(answer, (sentence) => told.push(sentence)) : null
  return { page, told }
}

function isAnswer(value: unknown): value is NonNullable<PageQueryResult> {
  return typeof value === 'object' && value !== null
}

/** Everything that a build makes of a page besides its HTML. */
function writeAbout(page: PageContent): void {
  const built = structuredClone(page)
  for (const address of makeImagesLocal(built).values())
    expect(address).toMatch(/^http:\/\/localhost:4100\/images\//)
  const about = structuredData({ path: page.path, shell, page: built })
  expect(json([built, about])).not.toContain('<')
  expect(shareCard(built, settings).heading).toBeTypeOf('string')
}

test(
  `${generated} pages that no person would write never stop the build, and name what is left out`,
  () => {
    let whole = 0
    fc.assert(
      fc.property(oddPage, (answer) => {
        const { page, told } = decoded(answer)
        expect(page !== null || told.length > 0).toBe(true)
        if (!page) return
        whole += 1
        expect(sitePathProblem(page.path)).toBeNull()
        writeAbout(page)
      }),
      { numRuns: generated },
    )
    expect(whole).toBeGreaterThan(generated / 4)
  },
  patience,
)

/** Nothing failed, no link leads to another site unasked, and no reader sees the words of a program. */
function expectSound({ html, failures }: Awaited<ReturnType<typeof prerenderPage>>): void {
  expect(failures).toEqual([])
  expect(html).not.toMatch(/href="(?:javascript|data|\/\/)|<script>alert/i)
  expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/\bundefined\b|\bNaN\b|\[object /)
}

test(
  `the sections of ${generated} such pages are drawn without a fault`,
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    let drawn = 0
    await fc.assert(
      fc.asyncProperty(oddPage, async (answer) => {
        const { page } = decoded({ ...answer, title: 'Odd', path: '/odd' })
        if (!page) return
        expectSound(await prerenderSections(page))
        drawn += page.sections.length
      }),
      { numRuns: generated },
    )
    expect(drawn).toBeGreaterThan(generated)
  },
  patience,
)

test('1,000 pages by their paths are files inside the build, and lines of their own', async () => {
  const rows = oddPage.map(({ _id, path: at, title, seo }) => ({
    _id,
    path: at,
    title,
    noIndex: seo,
    description: seo,
    updatedAt: title,
  }))
  await fc.assert(
    fc.asyncProperty(fc.array(rows, { minLength: 10, maxLength: 10 }), async (list) => {
      const told: string[] = []
      const pages = validPages(list, (sentence) => told.push(sentence))
      expect(pages.length + told.length).toBe(10)
      const files = new Map<string, string>()
      await writeSitemap({ site, sandbox: false }, pages, async (file, text) => {
        files.set(file, text)
      })
      expect(files.get('/llms.txt')?.match(/^- /gm) ?? []).toHaveLength(
        pages.filter(({ noIndex }) => !noIndex).length,
      )
      for (const page of pages) {
        expect(new URL(site + page.path).origin).toBe(site)
        for (const file of [`${page.path}.html`, pageDataFile(page.path)])
          expect(fileInside('dist', file)).toContain(path.resolve('dist'))
      }
    }),
    { numRuns: 100 },
  )
})

test('1,000 redirects that no person would write are one rule each, or named', () => {
  fc.assert(
    fc.property(fc.array(oddRedirect, { minLength: 10, maxLength: 10 }), (rows) => {
      const told: string[] = []
      const valid = validRedirects({ redirects: rows, pages: ['/x'] }, (sentence) =>
        told.push(sentence),
      )
      expect(valid.length + told.length).toBe(10)
      const file = redirectsFile(valid.map(({ from, to }) => ({ from, to, status: 301 })))
      const lines = file.split('\n').filter(Boolean)
      expect(lines).toHaveLength(valid.length)
      for (const line of lines) expect(line).toMatch(/^\/[^\s*:]+ (?:\/(?!\/)|https:\/\/)\S* 301$/)
    }),
    { numRuns: 100 },
  )
})

test(
  '200 of them are drawn with all that stands around a page',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    let drawn = 0
    await fc.assert(
      fc.asyncProperty(oddPage, async (answer) => {
        const { page } = decoded({ ...answer, title: 'Odd', path: '/odd' })
        const drawing = await prerenderPage({ path: '/odd', shell, page })
        expectSound(drawing)
        expect(drawing.html).toContain('<footer')
        if (page) drawn += 1
      }),
      { numRuns: 200, endOnFailure: true },
    )
    expect(drawn).toBeGreaterThan(100)
  },
  patience,
)

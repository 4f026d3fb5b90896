import { expect, test } from 'vitest'
import { writeSecurityTxt, writeMachineFiles } from './site-files.ts'

test.each(['2026-01-01', '2026-11-26', '2027-12-31', '2028-02-29'])(
  'security.txt of %s is valid for ten months at least, and for a year at most',
  async (day) => {
    const now = new Date(`${day}T12:00:00Z`)
    const files = new Map<string, string>()
    await writeSecurityTxt(
      'https://www.example.com',
      async (file, text) => void files.set(file, text),
      now,
    )
    const text = files.get('/.well-known/security.txt') ?? ''
    expect(text).toContain('Contact: https://www.example.com/contact\n')
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
    const days = (Date.parse(expires) - now.getTime()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(366)
  },
)

const page = (path: string, translations: [string, string][] = [], noIndex = false) => ({
  id: path,
  path,
  noIndex,
  title: path.toUpperCase(),
  description: '',
  updatedAt: '',
  markdown: `# ${path}\n\n![A roof](https://a.example/roof.webp)`,
  feed: null,
  entries: {
    kind: 'pages' as const,
    page: { path, title: path, text: '', about: '' },
    questions: [],
  },
  translations: translations.map(([language, at]) => ({ language, path: at })),
})

test('search engines learn of a page in each language that they may index; each language has its list of pages', async () => {
  const owners: [string, string][] = [
    ['en', '/owner'],
    ['fr', '/fr/maîtres'],
    ['sw', '/sw/owner'],
  ]
  const files = new Map<string, string>()
  await writeMachineFiles(
    { site: 'https://a.example', sandbox: false },
    [
      page('/terms'),
      page('/owner', owners),
      page('/fr/maîtres', owners),
      page('/sw/owner', owners, true),
    ],
    async (file, text) => void files.set(file, text),
  )
  const urls = (files.get('/sitemap.xml') ?? '').match(/<url>.*<\/url>/g) ?? []
  expect(urls.map((url) => [...url.matchAll(/hreflang="(..)"/g)].map(([, code]) => code))).toEqual([
    [],
    ['en', 'fr'],
    ['en', 'fr'],
  ])
  expect(urls[0]).toContain('<image:loc>https://a.example/roof.webp</image:loc>')
  expect(files.get('/llms.txt')).toContain('/OWNER')
  expect(files.get('/llms.txt')).not.toContain('MAÎTRES')
  expect(files.get('/fr/llms.txt')).toContain('https://a.example/fr/maîtres.md')
  expect(files.get('/fr/llms-full.txt')).toContain(
    'url: "https://a.example/fr/maîtres"\n---\n\n# /fr/maîtres',
  )
  // A page that search engines must not show can still be read.
  expect(files.get('/sw/owner.md')).toContain('# /sw/owner')
  expect(files.has('/sw/llms-full.txt')).toBe(false)
  expect(files.get('/search-index.json')).toContain('/terms')
  expect(files.has('/sw/search-index.json')).toBe(false)
})

test('an editor decides whether AI crawlers may read the site; search engines may', async () => {
  expect(await robots(false)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n',
  )
  expect(await robots(true)).toMatch(
    /User-agent: GPTBot\n(?:.+\n)*Disallow: \/\n\nUser-agent: \*\nAllow: \/\n/,
  )
})

async function robots(keepsAiOut: boolean): Promise<string | undefined> {
  const files = new Map<string, string>()
  const hosts = { site: 'https://a.example', sandbox: false, keepsAiOut }
  await writeMachineFiles(hosts, [page('/')], async (file, text) => void files.set(file, text))
  return files.get('/robots.txt')
}

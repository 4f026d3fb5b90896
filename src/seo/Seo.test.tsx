import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { validateContent } from '#src/content/validate/validate.ts'
import { settings } from '#src/layout/shell.fixture.ts'
import { Seo } from './Seo.tsx'

const page = { _id: 'p', _type: 'page' as const, title: 'Spring offer', path: '/spring' }

interface Words {
  title?: string | null
  description?: string | null
}

function headOf({ title = null, description = null }: Words) {
  const seo = { _type: 'seo' as const, title, description, image: null, noIndex: true }
  const report = vi.fn<(sentence: string) => void>()
  const sections = [{ _key: 'a', _type: 'pageTitle', heading: 'Build in spring' }]
  const valid = validateContent({ ...page, sections, seo }, report)
  const html = renderToStaticMarkup(
    <Seo path={page.path} title={page.title} seo={valid?.seo ?? null} settings={settings} />,
  )
  const head = new DOMParser().parseFromString(html, 'text/html')
  const described = head.querySelector('meta[name="description"]')?.getAttribute('content')
  return { title: head.title, described, hides: valid?.seo?.noIndex, said: report.mock.calls }
}

test.each([
  [{}, 'Spring offer', settings.description],
  [{ title: null, description: null }, 'Spring offer', settings.description],
  [{ title: '', description: '' }, 'Spring offer', settings.description],
  [{ title: 'Build in May' }, 'Build in May', settings.description],
  [{ description: 'Until June.' }, 'Spring offer', 'Until June.'],
])('an editor may leave words for search engines empty: %o', (seo, title, described) => {
  const head = headOf(seo)
  expect(head).toEqual({ title, described, hides: true, said: [] })
})

const language = (code: 'en' | 'fr', home: string | null) => ({
  _key: code,
  _type: 'siteLanguage' as const,
  code,
  title: code,
  home,
})

test('a page names itself in each language, and the default language for all others', () => {
  const html = renderToStaticMarkup(
    <Seo
      path="/fr/proprietaires"
      title="Propriétaires"
      seo={null}
      settings={{ ...settings, languages: [language('en', null), language('fr', '/fr')] }}
      translations={[
        { language: 'en', path: '/owner' },
        { language: 'fr', path: '/fr/proprietaires' },
      ]}
    />,
  )
  const head = new DOMParser().parseFromString(html, 'text/html')
  const links = [...head.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')]
  expect(links.map(({ hreflang, href }) => [hreflang, new URL(href).pathname])).toEqual([
    ['en', '/owner'],
    ['fr', '/fr/proprietaires'],
    ['x-default', '/owner'],
  ])
})

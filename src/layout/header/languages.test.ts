import { expect, test } from 'vitest'
import type { languageCodes } from '#shared/languages.ts'
import { settings } from '#src/layout/shell.fixture.ts'
import { languagesOf } from './languages.ts'

const language = (code: (typeof languageCodes)[number], home: string | null) => ({
  _key: code,
  _type: 'siteLanguage' as const,
  code,
  title: code.toUpperCase(),
  home,
})
const two = {
  ...settings,
  // French is listed twice by mistake, and Swahili has no home page yet.
  languages: [
    language('en', null),
    language('fr', '/fr'),
    language('fr', '/fr'),
    language('sw', null),
  ],
}

test('a reader finds the page in each language, or the home page where it is not translated', () => {
  const translations = [
    { language: 'en', path: '/owner' },
    { language: 'fr', path: '/fr/proprietaires' },
  ]
  const links = (path: string, of = translations) =>
    languagesOf(path, two, of).map(({ code, isCurrent, path: at, home }) => [
      code,
      isCurrent,
      at ?? `home ${home}`,
    ])
  expect(links('/owner')).toEqual([
    ['en', true, '/owner'],
    ['fr', false, '/fr/proprietaires'],
  ])
  expect(links('/fr/proprietaires')).toEqual([
    ['en', false, '/owner'],
    ['fr', true, '/fr/proprietaires'],
  ])
  expect(links('/terms', [{ language: 'fr', path: '/conditions' }])).toEqual([
    ['en', true, '/terms'],
    ['fr', false, 'home /fr'],
  ])
})

test('a site in one language offers no choice', () => {
  expect(languagesOf('/', settings)).toEqual([])
})

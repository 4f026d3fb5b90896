import { expect, test } from 'vitest'
import { among } from './dataset.fixture.ts'
import { checkLanguages, checkPathLanguage, checkTranslations } from './language-rules.ts'

const languages = ['en', 'fr'].map((code) => ({ _key: code, code }))
const settings = { _id: 'siteSettings', _type: 'siteSettings', languages }
const page = (language: string) => ({ _id: 'drafts.p', _type: 'page', language })

test.each([
  ['en', '/owner', true],
  ['en', '/francs', true],
  ['en', '/fr/proprietaires', 'Pages below /fr are in another language: choose another path.'],
  ['fr', '/fr', true],
  ['fr', '/fr/proprietaires', true],
  ['fr', '/proprietaires', 'This page is in another language: begin its path with /fr.'],
  ['fr', '/pt/proprietaires', 'This page is in another language: begin its path with /fr.'],
])('a page in "%s" at %s: %s', async (language, path, result) => {
  expect(await checkPathLanguage(path, among([settings], page(language)))).toBe(result)
})

test('the site has one language at least, none twice, and every one that pages are in', async () => {
  expect(await checkLanguages(languages, { document: settings })).toBe(true)
  expect(await checkLanguages([], { document: settings })).toContain('at least one')
  expect(
    await checkLanguages([...languages, { _key: 'x', code: 'fr' }], { document: settings }),
  ).toEqual([{ message: 'fr is in the list already.', path: [{ _key: 'x' }] }])
  const translated = { ...settings, _id: 'drafts.siteSettings-fr' }
  expect(await checkLanguages(undefined, { document: translated })).toBe(true)
  const pages = [page('fr'), { ...page('pt'), _id: 'published' }]
  expect(await checkLanguages(languages, among(pages, settings))).toContain(
    'still on the site (pt)',
  )
})

const entry = (language: string, _ref: string, _key = language) => ({
  _key,
  language,
  value: { _type: 'reference', _ref, _weak: true },
})
const tie = (_id: string, ...translations: object[]) => ({
  _id,
  _type: 'translation.metadata',
  translations,
})

test('a document has one translation into a language, which is a translation of nothing else', async () => {
  const documents = [
    { _id: 'a', _type: 'page', language: 'en' },
    { _id: 'b', _type: 'page', language: 'fr' },
    tie('other', entry('en', 'x'), entry('fr', 'y')),
  ]
  const check = (...translations: object[]) =>
    checkTranslations(translations, among(documents, tie('own', ...translations)))
  expect(await check(entry('en', 'a'), entry('fr', 'b'))).toEqual([])
  expect(await check(entry('en', 'a'), entry('fr', 'b'), entry('fr', 'c', 'z'))).toEqual([
    { message: 'There is a translation into fr already.', path: [{ _key: 'z' }] },
  ])
  expect(await check(entry('en', 'a'), entry('pt', 'b'))).toMatchObject([
    { message: 'b is not in pt.' },
  ])
  expect(await check(entry('en', 'a'), entry('fr', 'y'))).toMatchObject([
    { message: 'y is a translation of another document too.' },
  ])
})

import { expect, test } from 'vitest'
import { checkContent } from './check.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'
import { translationAdvice, translationFindings } from './translations.ts'

const entry = (language: string, _ref: string) => ({
  _key: language,
  _type: 'internationalizedArrayReferenceValue',
  language,
  value: { _type: 'reference', _ref, _weak: true },
})
const tie = {
  _id: 'translations-project',
  _type: 'translation.metadata',
  schemaTypes: ['sampleProject'],
  translations: [entry('en', 'project'), entry('fr', 'project-fr')],
}
const image = { _type: 'image', _sanityAsset: 'image@file://./images/house.jpg', alt: 'A house' }
const source = {
  _id: 'project',
  _type: 'sampleProject',
  language: 'en',
  name: 'Villa',
  location: 'Built in 2025, at 45,000 a day',
  image,
}
const translation = {
  ...source,
  _id: 'project-fr',
  language: 'fr',
  location: 'Construite en 2025, à 45 000 par jour',
  image: { ...image, alt: 'Une maison' },
}

const among = (changed: object): StoredDocument[] => [tie, source, { ...translation, ...changed }]

test('a translation that says the same in other words passes', async () => {
  expect(await checkContent(among({}), () => true)).toEqual([])
  expect(translationAdvice(among({}))).toEqual([])
})

test('a translation has the pictures and amounts of its source', () => {
  const file = 'image@file://./images/clinic.jpg'
  expect(
    translationFindings(among({ image: { ...image, _sanityAsset: file }, floors: 3 })),
  ).toEqual([
    'project-fr, floors: it is 3, but nothing in its source, project.',
    `project-fr, image._sanityAsset: it is ${file}, but ${image._sanityAsset} in its source, project.`,
  ])
})

test('words left in the language of the source, and other numbers, are advice', () => {
  expect(translationAdvice(among({ location: source.location }))).toEqual([
    'project-fr, location: "Built in 2025, at 45,000 a day" is still in the language of its source.',
  ])
  expect(translationAdvice(among({ location: 'Construite en 2024, à 45 000 par jour' }))).toEqual([
    expect.stringContaining('has other numbers than its source'),
  ])
})

test('an editor learns of a translation that was deleted', async () => {
  expect(await checkContent([tie, source], () => true)).toEqual([
    'translations-project, translations[1].value: it refers to "project-fr", which does not exist.',
  ])
})

test('an editor learns of a document in a language that the site does not have', () => {
  const languages = [{ _key: 'en', code: 'en' }]
  const settings = { _id: 'siteSettings', _type: 'siteSettings', languages }
  expect(translationFindings([settings, source, { ...translation, language: 'xx' }])).toEqual([
    'project-fr: Site settings do not list its language, "xx".',
  ])
})

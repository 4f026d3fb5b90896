import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { describeLength, limitOf } from './limit.ts'

test('a writer sees how much room is left, and by how much a text is too long', () => {
  const advised = { most: 60, kind: 'advised' } as const
  expect(describeLength('Tofali', advised)).toEqual({ text: '6 / 60', tone: 'fits' })
  expect(describeLength(undefined, advised)).toEqual({ text: '0 / 60', tone: 'fits' })
  expect(describeLength('x'.repeat(57), advised)).toEqual({ text: '57 / 60', tone: 'near' })
  expect(describeLength('x'.repeat(61), advised).text).toBe(
    '61 / 60: 1 character longer than advised',
  )
  expect(describeLength('x'.repeat(30), { most: 28, kind: 'refused' })).toEqual({
    text: '30 / 28: 2 characters too long',
    tone: 'over',
  })
})

test('every text whose length is validated is counted', () => {
  const counted = schemaTypes.flatMap((type) =>
    'fields' in type && Array.isArray(type.fields)
      ? type.fields
          .filter((field) => limitOf(field) !== undefined)
          .map((field) => `${type.name}.${field.name}`)
      : [],
  )
  expect(counted).toEqual([
    'siteSettings.description',
    'seo.title',
    'seo.description',
    'houseWeek.built',
    'houseWeek.check',
    'houseWeek.releaseText',
    'holiday.name',
    'closingTexts.askShort',
    'notice.text',
    'notice.label',
    'pageTitle.brick',
    'hero.brick',
    'decisionDrawing.markLabel',
    'decisionDrawing.changeLabel',
    'decisionDrawing.beamLabel',
    'decisionDrawing.risersLabel',
    'decisionDrawing.landingLabel',
    'decisionDrawing.floorLabel',
  ])
})

test('a field without a limit, or with other options, is left alone', () => {
  expect(limitOf({})).toBeUndefined()
  expect(limitOf({ options: { list: ['a'] } })).toBeUndefined()
})

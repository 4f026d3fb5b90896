import { expect, test } from 'vitest'
import { sectionTypes } from '#schemas/sections.ts'
import { joinSectionFragments } from './fragments.ts'

const names: string[] = sectionTypes.map(({ name }) => name)

test('a developer who lists a section without its query reads which file is missing', () => {
  expect(() => joinSectionFragments([...names, 'priceAlarm'])).toThrow(
    'src/content/queries/sections/price-alarm.ts is missing',
  )
})

test('a developer who leaves a section out of the schema list reads which query has none', () => {
  const others = names.filter((name) => name !== 'hero')
  expect(() => joinSectionFragments(others)).toThrow(
    'schemas/sections.ts lists no section for src/content/queries/sections/hero.ts',
  )
})

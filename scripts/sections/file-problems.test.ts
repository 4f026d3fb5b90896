import { expect, test } from 'vitest'
import { sectionTypes } from '#schemas/sections.ts'
import { findFileProblems } from './file-problems.ts'

test('every section has its schema and its query in the folder of its group', () => {
  expect(findFileProblems(sectionTypes)).toEqual([])
})

test('a developer who lists a section without its files reads which are missing', () => {
  expect(findFileProblems([...sectionTypes, { name: 'priceAlarm', group: 'prices' }])).toEqual(
    ['schemas/objects', 'src/content/queries'].map(
      (place) =>
        `${place}/sections/prices/price-alarm.ts is missing: a section of schemas/sections.ts needs it.`,
    ),
  )
})

test('a developer who leaves a section out of the schema list reads which files have none', () => {
  const others = sectionTypes.filter(({ name }) => name !== 'hero')
  expect(findFileProblems(others)).toEqual([
    'schemas/sections.ts lists no section for schemas/objects/sections/opening/hero.ts.',
    'schemas/sections.ts lists no section for src/content/queries/sections/opening/hero.ts.',
  ])
})

test('a developer who changes the group of a section reads where its files belong', () => {
  const moved = sectionTypes.map(({ name, group }) => ({
    name,
    group: name === 'plans' ? ('offer' as const) : group,
  }))
  expect(findFileProblems(moved)).toEqual(
    ['schemas/objects/sections', 'src/content/queries/sections'].map(
      (folder) =>
        `${folder}/prices/plans.ts belongs in ${folder}/offer, the group that its schema names.`,
    ),
  )
})

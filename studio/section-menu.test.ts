import { expect, test } from 'vitest'
import { page } from '#schemas/documents/page.ts'
import { sectionTypes } from '#src/sections/schemas.generated.ts'
import { sectionMenu, thumbnailOf } from './section-menu.ts'

const names: string[] = sectionTypes.map(({ name }) => name)

test('every section is in one group of the menu', () => {
  expect(sectionMenu.groups.flatMap(({ of }) => of).toSorted()).toEqual(names.toSorted())
  expect(sectionMenu.groups.filter(({ of }) => of.length === 0)).toEqual([])
})

test('every section is offered with its name and one line about it', () => {
  const list = page.fields.find(({ name }) => name === 'sections')
  const offered: object[] = list && 'of' in list && Array.isArray(list.of) ? list.of : []
  const titles = offered.map((member) => ('title' in member ? String(member.title) : ''))
  expect(titles).toHaveLength(names.length)
  expect(titles.filter((title) => !/^[A-Z][^:]+: [\w ].{9,48}$/.test(title))).toEqual([])
})

test('an editor chooses a section by a small picture of it, a new one by its icon', () => {
  expect(thumbnailOf('notYetThere')).toBeUndefined()
  const pictures = names.flatMap((name) => thumbnailOf(name) ?? [])
  expect(pictures.length).toBeGreaterThan(30)
  expect(pictures.filter((url) => !url.startsWith('data:image/webp;base64,'))).toEqual([])
  // Eight thousand bytes, as base64.
  expect(pictures.filter(({ length }) => length > 10_800)).toEqual([])
})

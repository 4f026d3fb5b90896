import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { page } from '#schemas/documents/page.ts'
import { sectionTypes } from '#src/sections/schemas.generated.ts'
import { sectionMenu } from './section-menu.ts'
import { contentOf, drawThumbnail } from './thumbnail.ts'

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

test('every section has a thumbnail, and no two have the same', () => {
  const thumbnails = sectionTypes.map((section) => drawThumbnail(section))
  const bad = names.filter((_, index) => {
    const thumbnail = thumbnails[index] ?? ''
    const { document } = new JSDOM(thumbnail, { contentType: 'image/svg+xml' }).window
    const parts = document.querySelectorAll('rect, circle').length
    return parts < 4 || /NaN|undefined|#000000/.test(thumbnail)
  })
  expect(bad).toEqual([])
  const twins = names.filter((_, index) => thumbnails.indexOf(thumbnails[index] ?? '') !== index)
  expect(twins).toEqual([])
})

test('a section that nobody has drawn is drawn from its fields', () => {
  const fields = [
    { name: 'heading', type: 'string' },
    { name: 'items', type: 'array', of: [{ type: 'step' }] },
  ]
  expect(contentOf({ name: 'priceAlarm', fields })).toBe('step')
  expect(contentOf({ name: 'priceAlarm', fields: fields.slice(0, 1) })).toBeUndefined()
  expect(drawThumbnail({ name: 'priceAlarm', fields: fields.slice(0, 1) })).toContain('<rect')
})

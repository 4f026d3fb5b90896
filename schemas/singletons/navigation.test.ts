import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRecord } from '#shared/json.ts'
import { checkHeaderRoom } from './navigation.ts'

const seed = readFileSync(new URL('../../content/site.ndjson', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): unknown => JSON.parse(line))
  .filter(isRecord)
  .find(({ _type }) => _type === 'navigation')

const link = (name: string, showIcon = false) => ({ _type: 'navItem', name, showIcon })
const header = (...names: string[]) => ({ ...seed, links: names.map((name) => link(name)) })

test('the header of the seed fits on a small laptop', () => {
  expect(checkHeaderRoom(seed)).toBe(true)
  expect(checkHeaderRoom(undefined)).toBe(true)
})

test('an editor is told of a header whose links do not fit, and by how much', () => {
  const names = ['Cost Calculator', 'Refer-to-earn', 'Contact us', 'Blog']
  expect(checkHeaderRoom(header(...names, 'About us'))).toMatchObject({
    path: ['links'],
    message: expect.stringMatching(/shorten the names by \d+ letters/),
  })
  expect(checkHeaderRoom(header(...names, 'Us', 'Care', 'Faq'))).not.toBe(true)
})

test('more links fit when they are short, fewer when they have arrows', () => {
  expect(checkHeaderRoom(header('Care', 'Blog', 'Talk', 'Faq', 'Us'))).toBe(true)
  const links = ['Cost Calculator', 'Refer-to-earn', 'Contact us', 'Blog'].map((name) =>
    link(name, true),
  )
  expect(checkHeaderRoom({ ...seed, links })).not.toBe(true)
})

test('an unfinished entry is no mistake of the header', () => {
  expect(checkHeaderRoom({ links: [{ _type: 'navItem' }, undefined] })).toBe(true)
})

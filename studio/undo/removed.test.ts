import { expect, test } from 'vitest'
import { behindEarlier, findRemoved, restorePatches } from './removed.ts'
import type { Removed } from './removed.ts'

const hero = { _key: 'a', _type: 'hero', heading: 'Build' }
const steps = { _key: 'b', _type: 'steps', items: [{ _key: 'c', title: 'One' }] }
const team = { _key: 'd', _type: 'team' }
const page = { _id: 'page', _rev: '1', title: 'Home', sections: [hero, steps, team] }
const left = (...sections: object[]) => ({ ...page, _id: 'drafts.page', _rev: '2', sections })

/** How the removed member is put into the document as it is now. */
function restored(after: object, now = after) {
  const removed = findRemoved(page, after)
  return removed && restorePatches(now, removed, 'sections')
}

test.each([
  ['the first section', left(steps, team), { before: 'sections[0]', items: [hero] }],
  ['one in the middle', left(hero, team), { after: 'sections[_key=="a"]', items: [steps] }],
  ['the last one', left(hero, steps), { after: 'sections[_key=="b"]', items: [team] }],
])('%s that an editor takes out comes back where it was', (_which, after, insert) => {
  expect(restored(after)).toEqual([{ setIfMissing: { sections: [] } }, { insert }])
})

test('a member of a section comes back into its section', () => {
  const removed = findRemoved(page, left(hero, { ...steps, items: [] }, team))
  expect(removed).toMatchObject({
    path: ['sections', { _key: 'b' }, 'items'],
    member: { _key: 'c' },
  })
  expect(findRemoved(page, left(hero, { _key: 'b', _type: 'steps' }, team))).toEqual(removed)
})

test('what was removed comes back behind what is left of its neighbors, once', () => {
  expect(restored(left(hero, steps), left(hero))).toMatchObject([
    {},
    { insert: { after: 'sections[_key=="a"]' } },
  ])
  expect(restored(left(hero, steps), page)).toEqual([])
})

test.each([
  ['bc', 'bc'],
  ['bc', 'cb'],
  ['cb', 'bc'],
  ['cb', 'cb'],
  ['abc', 'abc'],
  ['bac', 'abc'],
  ['cab', 'acb'],
  ['abcd', 'abcd'],
])(
  'sections removed in the order %s are in their places when undone in the order %s',
  (removals, undos) => {
    let keys = ['a', 'b', 'c', 'd']
    const asPage = () => left(...keys.map((_key) => ({ _key, _type: 'hero' })))
    const all: Removed[] = []
    for (const key of removals) {
      const before = asPage()
      keys = keys.filter((other) => other !== key)
      const found = findRemoved(before, asPage())
      if (found) all.push(behindEarlier(found, all))
    }
    for (const key of undos) {
      const removed = all.find(({ member }) => member._key === key)
      const [, patch] = removed ? restorePatches(asPage(), removed, 'sections') : []
      const after = JSON.stringify(patch).match(/_key==\\"(\w)/)?.[1]
      keys.splice(after ? keys.indexOf(after) + 1 : 0, 0, key)
    }
    expect(keys.join('')).toBe('abcd')
  },
)

test.each([
  ['typing', { ...page, title: 'Hom' }],
  ['typing in a section', left({ ...hero, heading: 'Buil' }, steps, team)],
  ['moving', left(steps, hero, team)],
  ['adding', left(hero, steps, team, { _key: 'n', _type: 'hero' })],
  ['replacing', left({ _key: 'n', _type: 'hero' }, steps, team)],
  ['going back to an older version', { ...left(steps, team), title: 'Old' }],
  ['removing everything', left()],
  ['nothing but another revision', { ...page, _rev: '2' }],
])('an editor is offered no undo after %s', (_edit, after) => {
  expect(findRemoved(page, after)).toBeUndefined()
})

test('a paragraph that is deleted while writing is the business of the text', () => {
  const block = { _key: 'p', _type: 'block', children: [{ _key: 's', text: 'One' }] }
  const before = { answer: [block, { ...block, _key: 'q' }] }
  expect(findRemoved(before, { answer: [block] })).toBeUndefined()
})

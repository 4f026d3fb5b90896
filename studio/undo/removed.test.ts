import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findRemoved, restorePatches } from './removed.ts'

const member = fc.record({
  _key: fc.uuid(),
  _type: fc.constantFrom('hero', 'reference', 'button'),
  heading: fc.string(),
})
const members = fc.uniqueArray(member, { minLength: 1, maxLength: 6, selector: ({ _key }) => _key })

/** What the content store makes of a list by these patches. */
function put(list: { _key: string }[], patches: ReturnType<typeof restorePatches>) {
  const insert = patches.map((patch) => patch.insert).find((one) => one !== undefined)
  const place = insert && 'after' in insert ? String(insert.after) : ''
  const at = list.findIndex(({ _key }) => place.includes(_key)) + 1
  return list.toSpliced(at, 0, ...(insert?.items ?? []))
}

test('whatever an editor takes out of a list, in a section too, comes back where it was', () => {
  fc.assert(
    fc.property(members, fc.nat(), fc.boolean(), (list, seed, isLastUnset) => {
      const at = seed % list.length
      const left = list.toSpliced(at, 1)
      const after = left.length === 0 && isLastUnset ? {} : { cards: left }
      for (const [wrap, path] of [
        [(value: object) => value, ['cards']],
        [
          (value: object) => ({ sections: [{ _key: 's', ...value }] }),
          ['sections', { _key: 's' }, 'cards'],
        ],
      ] as const) {
        const before = { _id: 'page', _rev: 'a', title: 'Home', ...wrap({ cards: list }) }
        const now = { _id: 'drafts.page', _rev: 'b', title: 'Home', ...wrap(after) }
        const removed = findRemoved(before, now)
        expect(removed).toMatchObject({ path, member: list[at] })
        const patches = removed ? restorePatches(now, removed, 'list') : []
        expect(put(left, patches)).toEqual(list)
      }
    }),
  )
})

test('what was removed comes back behind what is left of its neighbors', () => {
  fc.assert(
    fc.property(members, fc.nat(), fc.nat(), (list, seed, lost) => {
      const at = seed % list.length
      const left = list.toSpliced(at, 1)
      const removed = findRemoved({ cards: list }, { cards: left })
      const now = left.filter((_, index) => index !== lost % list.length)
      const patches = removed ? restorePatches({ cards: now }, removed, 'list') : []
      const expected = list.filter((one, index) => index === at || now.includes(one))
      expect(put(now, patches)).toEqual(expected)
    }),
  )
})

test('pressing Undo twice brings it back once', () => {
  fc.assert(
    fc.property(members, fc.nat(), (list, seed) => {
      const removed = findRemoved({ list }, { list: list.toSpliced(seed % list.length, 1) })
      expect(removed && restorePatches({ list }, removed, 'list')).toEqual([])
    }),
  )
})

const hero = { _key: 'a', _type: 'hero', heading: 'Build' }
const steps = { _key: 'b', _type: 'steps', items: [{ _key: 'c', title: 'One' }] }
const block = { _key: 'p', _type: 'block', children: [{ _key: 's', text: 'One' }] }
const page = { _rev: '1', title: 'Home', sections: [hero, steps] }

test.each([
  ['typing', { ...page, title: 'Hom' }],
  ['typing in a section', { ...page, sections: [{ ...hero, heading: 'Buil' }, steps] }],
  ['moving', { ...page, sections: [steps, hero] }],
  ['adding', { ...page, sections: [hero, steps, { _key: 'n', _type: 'hero' }] }],
  ['replacing', { ...page, sections: [{ _key: 'n', _type: 'hero' }, steps] }],
  ['going back to an older version', { ...page, title: 'Old', sections: [steps] }],
  ['removing everything', { ...page, sections: [] }],
  ['nothing but another revision', { ...page, _rev: '2' }],
])('an editor is offered no undo after %s', (_edit, after) => {
  expect(findRemoved(page, after)).toBeUndefined()
})

test('a paragraph that is deleted while writing is the business of the text', () => {
  expect(
    findRemoved({ answer: [block, { ...block, _key: 'q' }] }, { answer: [block] }),
  ).toBeUndefined()
})

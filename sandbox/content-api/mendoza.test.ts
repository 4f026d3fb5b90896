import { expect, test } from 'vitest'
import { mendozaPatches } from './mendoza.ts'
import type { StoredDocument } from './store.ts'

function between(before: StoredDocument | undefined, after: StoredDocument | undefined) {
  return mendozaPatches({ id: 'a', before, after, mutations: [], index: 0 })
}

const A = { _id: 'a', _type: 'page', _rev: '1', title: 'A' }

test('a creation is undone by taking the document away, and a deletion the other way round', () => {
  const { _rev, ...content } = A
  expect(between(undefined, A)).toEqual({ apply: [0, content], revert: [0, null] })
  expect(between(A, undefined)).toEqual({ apply: [0, null], revert: [0, content] })
})

test('an edit names the fields it sets and, by place in the sorted keys, those it removes', () => {
  // The revision is no part of the patch: keys of the old side are _id, _type, title.
  const after = { _id: 'a', _type: 'page', _rev: '2', lead: 'new' }
  expect(between(A, after)).toEqual({
    apply: [19, 2, 17, 'new', 'lead'],
    revert: [19, 2, 17, 'A', 'title'],
  })
})

test('inside an object only what changed is told; a list is replaced whole', () => {
  const before = { ...A, seo: { a: 1, b: { c: 2 } }, list: [1, 2] }
  const after = { ...A, seo: { a: 1, b: { c: 3 } }, list: [1, 3] }
  // Keys: _id, _type, list, seo, title; in seo: a, b.
  expect(between(before, after).apply).toEqual(
    [
      [10, 3, 10, 1, 17, 3, 'c', 15, 15],
      [17, [1, 3], 'list'],
    ].flat(),
  )
})

test('nothing changed, nothing told', () => {
  expect(between(A, { ...A, _rev: '2' })).toEqual({ apply: [], revert: [] })
})

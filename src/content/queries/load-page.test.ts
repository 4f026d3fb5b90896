import { expect, test, vi } from 'vitest'
import type { PageQueryResult } from '#src/content/generated/types.generated.ts'
import type { Report } from '#src/content/validate/place.ts'
import { inLoadingOrder, onePerPath } from './load-page.ts'

test('pages that show the same list of questions are loaded beside each other, none twice', () => {
  const paths = ['/', '/owner', '/contact', '/kisumu/owner', '/consultant', '/contractor']
  expect(inLoadingOrder(paths)).toEqual([
    '/',
    '/contact',
    '/owner',
    '/kisumu/owner',
    '/consultant',
    '/contractor',
  ])
})

/** A page as the content API returns it; with `sections: "hello"` nothing of it can be shown. */
function answer(
  _id: string,
  sections: unknown = [{ _key: 'a', _type: 'pageTitle', heading: 'A' }],
) {
  const page: unknown = { _id, _type: 'page', title: _id, path: '/owner', sections }
  if (!isAnswer(page)) throw new Error('no page')
  return page
}

function isAnswer(page: unknown): page is PageQueryResult {
  return typeof page === 'object'
}

const [old, young, broken] = [answer('old'), answer('young'), answer('broken', 'hello')]

test.each([
  ['the oldest stays', [old, young], 'old'],
  ['a broken one removes none', [broken, young], 'young'],
])('of two pages with one address %s, and the other is named', (_what, answers, id) => {
  const report = vi.fn<Report>()
  expect(onePerPath(answers, report).get('/owner')?._id).toBe(id)
  const other = answers.find((one) => one?._id !== id)?._id
  expect(report).toHaveBeenCalledWith(
    `${other}: path "/owner" is taken by ${id}; the page is left out.`,
  )
})

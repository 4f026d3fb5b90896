import { expect, test } from 'vitest'
import { findStale } from '#scripts/typegen.ts'

test('the committed types and required fields are those of the schemas and queries', async () => {
  const stale = await findStale()
  expect(stale.map(({ path }) => `${path}: run npm run typegen`)).toEqual([])
}, 60_000)

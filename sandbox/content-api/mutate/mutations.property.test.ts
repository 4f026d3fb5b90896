// @vitest-environment node
import { deepStrictEqual } from 'node:assert'
import { Mutation } from '@sanity/mutator'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRecord } from '#shared/json.ts'
import { isDocument } from '#sandbox/content-api/store/document.ts'
import { MutationError } from './errors.ts'
import { readMutations } from './mutations.ts'
import { createStore } from '#sandbox/content-api/store/store.ts'
import { createViews } from '#sandbox/content-api/store/views.ts'
import { writeTransaction } from './write.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'

/** Datasets, and the mutations tried on each. */
const RUNS = 3_000
const PER_RUN = 50
/** A third of what is tried is refused by both sides, which proves less. */
const CARRIED_OUT = 100_000

const IDS = ['a', 'b', 'drafts.a']
const id = fc.constantFrom(...IDS)
const scalar = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constantFrom('', 'one', 'žluťoučký 😀'))
const member = fc.record({ _key: fc.constantFrom('x', 'y', 'z'), n: scalar })
const value = fc.oneof(scalar, fc.boolean(), fc.array(member, { maxLength: 3 }), member)
const path = fc.constantFrom(
  'title',
  'count',
  'list',
  'list[0]',
  'list[-1]',
  'list[_key=="x"]',
  'list[_key=="y"].n',
  'list[].n',
  'nested.deep.value',
)
const values = fc.dictionary(path, value, { minKeys: 1, maxKeys: 2 })
const document = fc.record({ _id: id, _type: fc.constant('page'), title: scalar, list: value })
const insert = fc
  .record({
    at: fc.constantFrom('before', 'after', 'replace'),
    path: fc.constantFrom('list[0]', 'list[-1]', 'list[_key=="x"]'),
    items: fc.array(member, { minLength: 1, maxLength: 2 }),
  })
  .map(({ at, path: place, items }) => ({ [at]: place, items }))
const changes = fc.record(
  { set: values, setIfMissing: values, unset: fc.array(path, { maxLength: 2 }), insert },
  { requiredKeys: [] },
)
// Refused more often than not: a title is a text or a number, and a count may be anything.
const sums = fc.record(
  {
    inc: fc.constant({ count: 1, title: 2 }),
    dec: fc.constant({ count: 3 }),
    diffMatchPatch: fc.constant({ title: '@@ -1,3 +1,3 @@\n-one\n+two\n' }),
  },
  { requiredKeys: [] },
)
const patch = fc
  .tuple(
    id,
    changes,
    fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: sums }),
  )
  .map(([target, ...parts]) => ({ id: target, ...parts[0], ...parts[1] }))
const mutation: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  { weight: 1, arbitrary: document.map((create) => ({ create })) },
  { weight: 1, arbitrary: document.map((createIfNotExists) => ({ createIfNotExists })) },
  { weight: 5, arbitrary: document.map((createOrReplace) => ({ createOrReplace })) },
  { weight: 1, arbitrary: id.map((gone) => ({ delete: { id: gone } })) },
  { weight: 12, arbitrary: patch.map((body) => ({ patch: body })) },
)
const transactions = fc
  .record({
    mutations: fc.array(mutation, { minLength: PER_RUN, maxLength: PER_RUN }),
    sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: PER_RUN, maxLength: PER_RUN }),
  })
  .map(({ mutations, sizes }) => {
    const rest = [...mutations]
    return sizes.map((size) => rest.splice(0, size)).filter(({ length }) => length > 0)
  })

type Documents = Map<string, StoredDocument>

/** Sanity's mutator, applied straight; undefined where Sanity refuses the transaction. */
function reference(before: Documents, mutations: Record<string, unknown>[]): Documents | undefined {
  const after = new Map(before)
  for (const entry of mutations) {
    const [kind = '', body] = Object.entries(entry)[0] ?? []
    const target = isRecord(body) ? String(body['_id'] ?? body['id']) : ''
    const current = after.get(target) ?? null
    if (kind === 'create' && current) return undefined
    if (kind === 'patch' && !current) return undefined
    const result = applied(entry, current)
    if (result === 'refused') return undefined
    if (isDocument(result)) after.set(target, result)
    else after.delete(target)
  }
  return after
}

function applied(entry: Record<string, unknown>, current: StoredDocument | null): unknown {
  const options = { mutations: [structuredClone(entry)], timestamp: '2026-01-01T00:00:00Z' }
  try {
    return new Mutation(options).apply(current && { ...current })
  } catch {
    return 'refused'
  }
}

function comparable(documents: Iterable<StoredDocument>): unknown[] {
  return [...documents]
    .map(({ _rev, _updatedAt, _createdAt, ...rest }) => rest)
    .toSorted((a, b) => (a._id < b._id ? -1 : 1))
}

function isRefused(write: () => unknown): boolean {
  try {
    write()
    return false
  } catch (error) {
    if (error instanceof MutationError) return true
    throw error
  }
}

test(
  `${CARRIED_OUT.toLocaleString('en')} random mutations leave what Sanity’s mutator leaves`,
  { timeout: 300_000 },
  () => {
    let carriedOut = 0
    fc.assert(
      fc.property(transactions, (list) => {
        const store = createStore(IDS.map((_id) => ({ _id, _type: 'page', title: 'one' })))
        const api = { store, viewFor: createViews(store) }
        let expected: Documents = new Map(store.all().map((entry) => [entry._id, entry]))
        for (const [index, mutations] of list.entries()) {
          const next = reference(expected, mutations)
          const requests = readMutations({ mutations: structuredClone(mutations) })
          const write = () =>
            writeTransaction(api, { transactionId: `t${index}` }, (open) => {
              for (const request of requests) open.apply(request)
            })
          expect(isRefused(write)).toBe(next === undefined)
          carriedOut += next ? mutations.length : 0
          expected = next ?? expected
          // Vitest's own comparison would take most of the time.
          deepStrictEqual(comparable(store.all()), comparable(expected.values()))
        }
      }),
      { numRuns: RUNS },
    )
    expect(carriedOut).toBeGreaterThanOrEqual(CARRIED_OUT)
  },
)

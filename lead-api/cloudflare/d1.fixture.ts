import { Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { afterAll } from 'vitest'
import { emptyD1, workerOptions } from './miniflare.fixture.ts'
import { createR2Files } from './storage.ts'
import type { Sql } from '#lead-api/store/sql.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'
import type { R2Bucket } from './storage.ts'

const workerd = new Miniflare(convertV4MiniflareOptions(workerOptions('export default {}')))
afterAll(() => workerd.dispose())

let emptied: Promise<unknown> = Promise.resolve()

/** The only database of this test file, emptied. */
export function emptiedD1(): Sql {
  const current = emptied.then(() => emptyD1(workerd))
  emptied = current
  return {
    run: async (text, ...values) => (await current).run(text, ...values),
    batch: async (statements) => (await current).batch(statements),
  }
}

/** The only bucket of this test file. */
export function r2Files(): FileStore {
  const files = workerd.getBindings<{ FILES: R2Bucket }>().then(({ FILES }) => createR2Files(FILES))
  return {
    put: async (key, bytes) => (await files).put(key, bytes),
    get: async (key) => (await files).get(key),
    remove: async (keys) => (await files).remove(keys),
  }
}

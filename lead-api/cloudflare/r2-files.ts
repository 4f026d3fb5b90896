import { StorageUnavailable } from '#lead-api/store/storage-unavailable.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'
import type { R2Bucket } from './bindings.ts'

const MOST_KEYS = 1000

/** Uploaded files in Cloudflare's R2. */
export function createR2Files(bucket: R2Bucket): FileStore {
  return {
    put: async (key, bytes) => {
      try {
        await bucket.put(key, bytes)
      } catch (error) {
        throw new StorageUnavailable('R2 does not take files', { cause: error })
      }
    },
    get: async (key) => {
      const file = await bucket.get(key)
      return file ? new Uint8Array(await file.arrayBuffer()) : undefined
    },
    remove: async (keys) => {
      for (let start = 0; start < keys.length; start += MOST_KEYS) {
        await bucket.delete(keys.slice(start, start + MOST_KEYS))
      }
    },
  }
}

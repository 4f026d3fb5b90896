import { StorageUnavailable } from '#lead-api/store/sql.ts'

/** Where uploaded files are stored, by key. Rejects with `StorageUnavailable` when it cannot store. */
export interface FileStore {
  /** Resolves once the file is stored for good; replaces a file of that key. */
  put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Does nothing for a key without a file. */
  remove: (keys: readonly string[]) => Promise<void>
}

/** Stores files until the program ends. */
export function createMemoryFiles(): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key),
    remove: async (keys) => {
      for (const key of keys) files.delete(key)
    },
  }
}

/** Removes files; returns the keys of those that could not be removed, which do not stop the others. */
export async function removeFiles(
  files: FileStore,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const failed = new Set<string>()
  await files.remove(keys).catch(async () => {
    for (const key of keys) await files.remove([key]).catch(() => failed.add(key))
  })
  return failed
}

/**
 * Measures the disk that leads and files are on: bytes that uploads and leads may still take, and all that
 * are free. The last ones are for leads, the very last for deleting them.
 */
export type DiskSpace = () => Promise<{ uploads: number; leads: number; free: number }>

/** @throws StorageUnavailable when the rest of the disk is kept for leads */
export async function checkRoomForFile(disk: DiskSpace | undefined, bytes: number): Promise<void> {
  const left = await disk?.()
  if (left && left.uploads < bytes) throw new StorageUnavailable(uploadsRefused(left.free))
}

/** @throws StorageUnavailable when the disk has no room for a lead */
export async function checkRoomForLead(disk: DiskSpace | undefined): Promise<void> {
  const left = await disk?.()
  if (left?.leads === 0) throw new StorageUnavailable('the disk is full')
}

/** What the people who run the service should know, as a sentence; undefined when all is well. */
export async function diskWarning(disk: DiskSpace | undefined): Promise<string | undefined> {
  const left = await disk?.()
  if (!left || left.uploads > 0) return undefined
  return `Uploads are refused, because ${uploadsRefused(left.free)}.`
}

function uploadsRefused(free: number): string {
  return `only ${Math.floor(free / 1024 / 1024)} MB of the disk are free, which are kept for leads`
}

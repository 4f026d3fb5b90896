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

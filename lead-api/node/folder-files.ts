import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '../../src/lib/json.ts'
import { StorageUnavailable } from '../store/storage-unavailable.ts'
import type { FileStore } from '../uploads/file-store.ts'

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'the folder of the uploads may not be written to',
  EIO: 'the disk has failed',
}

/** Stores files in a folder, which is created with the first one. Only the end of a key names a file. */
export function createFolderFiles(folder: string): FileStore {
  const pathOf = (key: string): string => path.join(folder, path.posix.basename(key))
  return {
    put: async (key, bytes) => {
      try {
        await mkdir(folder, { recursive: true })
        await replaceFile(pathOf(key), bytes)
      } catch (error) {
        const reason = REASONS[String(isRecord(error) ? error['code'] : '')]
        if (reason === undefined) throw error
        throw new StorageUnavailable(reason, { cause: error })
      }
    },
    get: async (key) => {
      const file = await readFile(pathOf(key)).catch(() => undefined)
      return file && new Uint8Array(file)
    },
    remove: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
  }
}

/** Writes beside the file and renames: a crash leaves the old file or the new one. */
async function replaceFile(target: string, bytes: Uint8Array): Promise<void> {
  const aside = `${target}.${crypto.randomUUID()}.new`
  try {
    const file = await open(aside, 'w')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, target)
    await syncFolder(path.dirname(target))
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and needs no sync of its entries.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

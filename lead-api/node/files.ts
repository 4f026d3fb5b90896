import { chmodSync, mkdirSync } from 'node:fs'
import { open, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '#shared/json.ts'
import { StorageUnavailable } from '#lead-api/store/sql.ts'
import type { DiskSpace, FileStore } from '#lead-api/uploads/file-store.ts'

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'the folder of the uploads may not be written to',
  EIO: 'the disk has failed',
}

/** A file name without a path. */
const NAME = /^[\w-]+(?:\.[\w-]+)*$/

/**
 * Stores files in a folder, which is created with the first one. A crash can leave part of a file: the
 * database lists a file before it is written, and as stored only afterwards.
 */
export function createFolderFiles(folder: string): FileStore {
  const placeOf = (key: string): string | undefined => {
    const name = path.posix.basename(key)
    return NAME.test(name) ? path.join(folder, name) : undefined
  }
  return {
    put: async (key, bytes) => {
      const place = placeOf(key)
      if (place === undefined) throw new Error('A file must have a plain name.')
      try {
        closeFolder(folder)
        await writeFile(place, bytes, { mode: 0o600, flush: true })
        await syncFolder(folder)
      } catch (error) {
        const reason = REASONS[String(isRecord(error) ? error['code'] : '')]
        if (reason === undefined) throw error
        throw new StorageUnavailable(reason, { cause: error })
      }
    },
    get: async (key) => {
      const place = placeOf(key)
      if (place === undefined) return undefined
      const file = await readFile(place).catch(() => undefined)
      return file && new Uint8Array(file)
    },
    remove: async (keys) => {
      for (const place of keys.map(placeOf)) {
        if (place !== undefined) await rm(place, { force: true })
      }
    },
  }
}

/** A new file survives a power cut once its folder is on disk too. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and needs no sync of its entries.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Makes a folder that only the user of this program can open; an existing one is closed to others. */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  closeToOthers(folder, 0o700)
}

/** Closes a file or a folder to other users of the machine. */
export function closeToOthers(place: string, mode: number): void {
  try {
    chmodSync(place, mode)
  } catch {
    // It does not exist, or its owner is another user, who decides who may read it.
  }
}

const MEGABYTE = 1024 * 1024
const FOR_LEADS = 256 * MEGABYTE
const FOR_DELETING = 8 * MEGABYTE

/** The disk of the folder. */
export function createDiskSpace(folder: string): DiskSpace {
  return async () => {
    const { bavail, blocks, bsize } = await statfs(folder)
    const [free, total] = [bavail * bsize, blocks * bsize]
    return {
      free,
      uploads: Math.max(0, free - Math.min(FOR_LEADS, total / 10)),
      leads: Math.max(0, free - Math.min(FOR_DELETING, total / 50)),
    }
  }
}

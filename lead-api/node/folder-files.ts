import { open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '#shared/json.ts'
import { StorageUnavailable } from '#lead-api/store/storage-unavailable.ts'
import { closeFolder } from './private-files.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'the folder of the uploads may not be written to',
  EIO: 'the disk has failed',
}

/** The name of a file within its folder, and nothing that leads out of it. */
const NAME = /^[\w-]+(?:\.[\w-]+)*$/
/** The start of all keys; only the rest names a file. */
const START = 'landingpage/'

/** Stores files in a folder, which is created with the first one. */
export function createFolderFiles(folder: string): FileStore {
  return {
    put: async (key, bytes) => {
      const name = nameOf(key)
      if (name === undefined) throw new Error('A file must have a plain name.')
      try {
        closeFolder(folder)
        await replaceFile(path.join(folder, name), bytes)
      } catch (error) {
        const reason = REASONS[String(isRecord(error) ? error['code'] : '')]
        if (reason === undefined) throw error
        throw new StorageUnavailable(reason, { cause: error })
      }
    },
    get: async (key) => {
      const name = nameOf(key)
      if (name === undefined) return undefined
      const file = await readFile(path.join(folder, name)).catch(() => undefined)
      return file && new Uint8Array(file)
    },
    remove: async (keys) => {
      for (const name of keys.map(nameOf)) {
        if (name !== undefined) await rm(path.join(folder, name), { force: true })
      }
    },
    before: async function* before(time) {
      const entries = await opendir(folder).catch(() => undefined)
      for await (const { name } of entries ?? []) {
        const { mtime } = await stat(path.join(folder, name))
        if (mtime < time) yield `${START}${name}`
      }
    },
  }
}

function nameOf(key: string): string | undefined {
  return NAME.exec(path.posix.basename(key))?.[0]
}

/** Writes beside the file and renames: a crash leaves the old file or the new one. */
async function replaceFile(target: string, bytes: Uint8Array): Promise<void> {
  const aside = `${target}.${crypto.randomUUID()}.new`
  try {
    const file = await open(aside, 'w', 0o600)
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

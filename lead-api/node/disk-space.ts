import { open, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { DiskSpace } from '#lead-api/store/disk-space.ts'

const MEGABYTE = 1024 * 1024
const FOR_LEADS = 256 * MEGABYTE
const RESERVE = 8 * MEGABYTE

/**
 * The disk of the folder. A file in it takes the room that deleting leads needs when the disk is full,
 * also when another program has filled it.
 */
export function createDiskSpace(folder: string): DiskSpace {
  const file = path.join(folder, 'reserve')

  async function measure(): Promise<{ free: number; forLeads: number; reserve: number }> {
    const { bavail, blocks, bsize } = await statfs(folder)
    const total = blocks * bsize
    return {
      free: bavail * bsize,
      forLeads: Math.min(FOR_LEADS, total / 10),
      reserve: Math.min(RESERVE, Math.ceil(total / 50)),
    }
  }

  return {
    left: async () => {
      const { free, forLeads, reserve } = await measure()
      return { uploads: Math.max(0, free - forLeads), leads: Math.max(0, free - reserve), free }
    },
    makeRoom: async () => {
      const { free, reserve } = await measure()
      if (free < reserve) await rm(file, { force: true })
    },
    restore: async () => {
      const { free, reserve } = await measure()
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      )
      if (size >= reserve || free < 3 * reserve) return
      const handle = await open(file, 'w', 0o600)
      try {
        await handle.writeFile(new Uint8Array(reserve))
        await handle.sync()
      } finally {
        await handle.close()
      }
    },
  }
}

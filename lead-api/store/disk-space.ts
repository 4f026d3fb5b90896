import { StorageUnavailable } from './storage-unavailable.ts'

/** The disk that leads and files are on. */
export interface DiskSpace {
  /** Bytes that may still be written: the last ones are for leads, the very last for deleting them. */
  left: () => Promise<{ uploads: number; leads: number; free: number }>
  /** Frees what deleting needs, when there is nothing left. */
  makeRoom: () => Promise<void>
  /** Sets that aside again, when there is room. */
  restore: () => Promise<void>
}

/** @throws StorageUnavailable when the last of the disk is kept for leads */
export async function checkRoomForFile(disk: DiskSpace | undefined, bytes: number): Promise<void> {
  const left = await disk?.left()
  if (left && left.uploads < bytes) throw new StorageUnavailable(uploadsRefused(left.free))
}

/** @throws StorageUnavailable when the disk has no room for a lead */
export async function checkRoomForLead(disk: DiskSpace | undefined): Promise<void> {
  const left = await disk?.left()
  if (left?.leads === 0) throw new StorageUnavailable('the disk is full')
}

/** What the people who run the service should know, as a sentence; undefined when all is well. */
export async function diskWarning(disk: DiskSpace | undefined): Promise<string | undefined> {
  const left = await disk?.left()
  if (!left || left.uploads > 0) return undefined
  return `Uploads are refused, because ${uploadsRefused(left.free)}.`
}

function uploadsRefused(free: number): string {
  return `only ${Math.floor(free / 1024 / 1024)} MB of the disk are free, which are kept for leads`
}

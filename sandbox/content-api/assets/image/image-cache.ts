import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Gives the bytes of `key`, making them at most once at a time. */
export type ImageCache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>

/** Keeps made pictures in a folder; without one, only shares the work of concurrent requests. */
export function createImageCache(folder: string | undefined): ImageCache {
  const running = new Map<string, Promise<Uint8Array>>()
  return (key, make) => {
    const shared = running.get(key)
    if (shared) return shared
    const work = readOrMake(folder, key, make).finally(() => running.delete(key))
    running.set(key, work)
    return work
  }
}

async function readOrMake(
  folder: string | undefined,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (folder === undefined) return make()
  const path = join(folder, key)
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return kept
  const bytes = await make()
  await mkdir(folder, { recursive: true })
  // Another process may share the folder: a half-written file must never be seen.
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, bytes)
  await rename(aside, path)
  return bytes
}

import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the bytes of `key`; concurrent calls share one `make`. */
export type ImageCache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>

/** Caches rendered images in a folder; without one, only concurrent requests share their work. */
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
  const cached = await readFile(path).catch(() => undefined)
  if (cached) return cached
  const bytes = await make()
  await mkdir(folder, { recursive: true })
  // Another process may share the folder and must never read a half-written file.
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, bytes)
  await rename(aside, path)
  return bytes
}

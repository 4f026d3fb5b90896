import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '#scripts/prerender/write-whole.ts'

const day = 24 * 60 * 60 * 1000
const lifetime = 30 * day

/** A drawing in the cache; `hash` are eight characters of its content's hash. */
export interface CachedDrawing {
  file: string
  hash: string
}

/** Drawings of this and of earlier builds. */
export interface DrawingCache {
  /** The drawing with this key; `make` draws it when there is none. */
  find: (key: string, make: () => Promise<Buffer>) => Promise<CachedDrawing>
  /** Deletes drawings that no build has used for a month. */
  close: () => Promise<void>
}

/**
 * Opens a folder of drawings, each named `<key>-<hash of its content>.jpg`: its name in a built site is
 * known without reading it.
 */
export async function openDrawingCache(folder: string): Promise<DrawingCache> {
  await mkdir(folder, { recursive: true })
  const names = new Map<string, string>()
  for (const name of await readdir(folder)) {
    const [, key = ''] = /^([0-9a-f]+)-[0-9a-f]{8}\.jpg$/.exec(name) ?? []
    names.set(key || name, name)
  }
  const used = new Set<string>()

  async function find(key: string, make: () => Promise<Buffer>): Promise<CachedDrawing> {
    const name = names.get(key) ?? (await store(key, await make()))
    used.add(name)
    return { file: path.join(folder, name), hash: name.slice(key.length + 1, -'.jpg'.length) }
  }

  async function store(key: string, bytes: Buffer): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const name = `${key}-${hash}.jpg`
    await writeWhole(path.join(folder, name), bytes)
    names.set(key, name)
    return name
  }

  async function keepOrDelete(name: string): Promise<void> {
    const file = path.join(folder, name)
    const age = Date.now() - ((await stat(file).catch(() => null))?.mtimeMs ?? Date.now())
    if (!used.has(name)) return age > lifetime ? rm(file, { force: true }) : undefined
    // The day is enough: writing it for each build would touch every file.
    const now = new Date()
    if (age > day) await utimes(file, now, now)
  }

  return {
    find,
    close: async () => void (await Promise.all([...names.values()].map(keepOrDelete))),
  }
}

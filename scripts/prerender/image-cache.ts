import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fetchImage, reportRefused } from './image-host.ts'
import { writeWhole } from './write-whole.ts'

/** The code that says which images may be published. */
const rules = ['image-host.ts', 'svg-problem.ts']

/** Image files of the image host, kept from one build to the next. */
export interface ImageCache {
  /**
   * The file with the image at this address, which contains a hash of its original: what is there never
   * changes. Null when it must not be published, which is logged.
   * @throws Error when the image host is out of order
   */
  find: (address: string) => Promise<string | null>
  /** Deletes what this build has not used. */
  close: () => Promise<void>
}

/** Opens the images of the last build. When the rules for images change, none of them count. */
export async function openImageCache(folder: string): Promise<ImageCache> {
  await mkdir(folder, { recursive: true })
  const version = await Promise.all(
    rules.map((name) => readFile(path.join(import.meta.dirname, name), 'utf8')),
  )
  const used = new Set<string>()

  async function find(address: string): Promise<string | null> {
    const hash = createHash('sha256').update(version.join('')).update(address).digest('hex')
    const name = hash + path.extname(new URL(address).pathname)
    const file = path.join(folder, name)
    used.add(name)
    if (existsSync(file)) return file
    const image = await fetchImage(address).catch(reportRefused)
    if (!image) return null
    await writeWhole(file, image.bytes)
    return file
  }

  async function close(): Promise<void> {
    const unused = (await readdir(folder)).filter((name) => !used.has(name))
    await Promise.all(unused.map((name) => rm(path.join(folder, name), { force: true })))
  }

  return { find, close }
}

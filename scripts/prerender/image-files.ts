import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { withoutEntities, svgProblem } from '#shared/svg.ts'

/** Thrown for an image that must not be published; the site is built without it. */
export class ImageRefused extends Error {}

/** Files kept from one build to the next, such as images and drawn share images. */
export interface FileCache {
  /**
   * The path of the file that is made from `source`, or null when it must not be published (logged).
   * @param source all that the content of the file depends on
   * @throws Error when the image host is out of order
   */
  find: (source: object, extension: string, make: () => Promise<Buffer>) => Promise<string | null>
  /** Deletes what this build has not used. */
  close: () => Promise<void>
}

export async function openFileCache(folder: string): Promise<FileCache> {
  await mkdir(folder, { recursive: true })
  const found = new Map<string, Promise<string | null>>()

  return {
    find(source, extension, make) {
      const name = createHash('sha256').update(JSON.stringify(source)).digest('hex') + extension
      const file = found.get(name) ?? findOrMake(path.join(folder, name), make)
      found.set(name, file)
      return file
    },
    async close() {
      const unused = (await readdir(folder)).filter((name) => !found.has(name))
      await Promise.all(unused.map((name) => rm(path.join(folder, name), { force: true })))
    },
  }
}

async function findOrMake(file: string, make: () => Promise<Buffer>): Promise<string | null> {
  if (existsSync(file)) return file
  const bytes = await make().catch(reportRefused)
  if (bytes === null) return null
  // So that an interrupted build does not leave an incomplete file.
  await writeFile(`${file}.new`, bytes)
  await rename(`${file}.new`, file)
  return file
}

/** Logs that an image is left out of the build; throws any other error again. */
function reportRefused(error: unknown): null {
  if (!(error instanceof ImageRefused)) throw error
  console.warn(`Content: ${error.message}; the image is left out.`)
  return null
}

/**
 * Fetches an image as its address specifies.
 * @throws ImageRefused when the host does not have it, it is another type of file, or a drawing is more
 * than a drawing; Error when the host is out of order
 */
export async function fetchImage(address: string): Promise<Buffer> {
  // A redirect would lead to an address that has not been validated.
  const response = await fetch(address, { redirect: 'manual' })
  const sentence = `The image host answered ${response.status} for ${address}`
  if (response.status >= 500 || response.status === 429) throw new Error(sentence)
  if (!response.ok) throw new ImageRefused(sentence)
  const [type = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(/\s*;/)
  if (type !== imageType(address))
    throw new ImageRefused(`The image host answered with "${type}" for ${address}`)
  if (type !== 'image/svg+xml') return Buffer.from(await response.arrayBuffer())
  const text = await response.text()
  // Loaded here since it takes a second or two, and most builds have all drawings from the one before.
  const { JSDOM } = await import('jsdom')
  const { DOMParser } = new JSDOM('').window
  const problem = svgProblem(text, new DOMParser())
  if (problem) throw new ImageRefused(`${address} ${problem}`)
  return Buffer.from(withoutEntities(text))
}

/** The MIME type of the image that an address requests: by `fm`, else by its extension. */
export function imageType(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address)
  const extension = searchParams.get('fm') ?? pathname.slice(pathname.lastIndexOf('.') + 1)
  return /^image\/[^;]+/.exec(getMimeType(`.${extension}`) ?? '')?.[0]
}

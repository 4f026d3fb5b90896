import { readFile, readdir } from 'node:fs/promises'
import { basename, isAbsolute, join, relative, resolve } from 'node:path'
import { isRecord, parseJson } from '#shared/json.ts'
import { describeImage } from './assets.ts'
import { isDocument, withEnvelope } from './store.ts'
import type { ImageAsset, ImageFile } from './assets.ts'
import type { StoredDocument } from './store.ts'

/** The documents of the seed with their envelope, and its images by file name. */
export interface Seed {
  documents: StoredDocument[]
  images: Map<string, ImageFile>
}

interface SeedOptions {
  contentDir: string
  /** More documents in the import format, after those of the files. */
  documents: readonly StoredDocument[]
  /** `http://localhost:PORT` */
  origin: string
  log: (line: string) => void
}

/**
 * Reads every `*.ndjson` of a folder (Sanity's import format). Broken lines, repeated ids and
 * missing images are logged and left out.
 */
export async function loadSeed(options: SeedOptions): Promise<Seed> {
  const { contentDir, log } = options
  const importer = createAssetImporter(options)
  const documents = new Map<string, StoredDocument>()
  for (const name of await seedFiles(contentDir, log)) {
    const text = await readFile(join(contentDir, name), 'utf8')
    for (const document of parseLines(text, name, log)) {
      if (documents.has(document._id)) {
        log(`Content: ${name} has a second document "${document._id}"; the later one is used.`)
      }
      documents.set(document._id, await importer.resolve(document))
    }
  }
  for (const document of options.documents) {
    documents.set(document._id, await importer.resolve(document))
  }
  return {
    documents: [...importer.assets.values(), ...documents.values()].map(withEnvelope),
    images: importer.images,
  }
}

async function seedFiles(contentDir: string, log: (line: string) => void): Promise<string[]> {
  const names = await readdir(contentDir).catch(() => undefined)
  if (!names) log(`Content: the folder ${contentDir} does not exist, so the sandbox starts empty.`)
  return (names ?? []).filter((name) => name.endsWith('.ndjson')).toSorted()
}

function parseLines(text: string, name: string, log: (line: string) => void): StoredDocument[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const value = parseJson(line)
    if (isDocument(value)) return [value]
    log(`Content: ${name}, line ${index + 1}: not a JSON document with _id and _type; left out.`)
    return []
  })
}

const IMAGE_FILE = /^image@file:\/\/(.+)$/

/** Turns `_sanityAsset` fields into references, and collects the images they name; each is read once. */
function createAssetImporter({ contentDir, origin, log }: SeedOptions) {
  const reads = new Map<string, Promise<ImageAsset>>()
  const assets = new Map<string, StoredDocument>()
  const images = new Map<string, ImageFile>()

  async function importAsset(source: unknown): Promise<string> {
    const path = imagePath(source, contentDir)
    const read =
      reads.get(path) ??
      readFile(path).then((bytes) => describeImage(bytes, basename(path), origin))
    reads.set(path, read)
    const { document, name, file } = await read
    assets.set(document._id, document)
    images.set(name, { ...file, path })
    return document._id
  }

  /** The value with its assets resolved; undefined for an image that must be left out. */
  async function convert(value: unknown, path: string, id: string): Promise<unknown> {
    if (Array.isArray(value)) {
      const items = value.map((item: unknown, index) => {
        const key = isRecord(item) ? item['_key'] : undefined
        const member = typeof key === 'string' ? `_key=="${key}"` : String(index)
        return convert(item, `${path}[${member}]`, id)
      })
      return (await Promise.all(items)).filter((item) => item !== undefined)
    }
    if (!isRecord(value)) return value
    const { _sanityAsset: source, ...rest } = value
    if (source === undefined) return convertFields(value, path, id)
    try {
      return { ...rest, asset: { _type: 'reference', _ref: await importAsset(source) } }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      log(`Content: document "${id}", field ${path}: the image is left out (${why}).`)
      return undefined
    }
  }

  async function convertFields(
    fields: Record<string, unknown>,
    path: string,
    id: string,
  ): Promise<Record<string, unknown>> {
    const converted: [string, unknown][] = []
    for (const [name, field] of Object.entries(fields)) {
      const result = await convert(field, path === '' ? name : `${path}.${name}`, id)
      if (result !== undefined) converted.push([name, result])
    }
    return Object.fromEntries(converted)
  }

  return {
    resolve: async ({ _id, _type, ...fields }: StoredDocument): Promise<StoredDocument> => ({
      _id,
      _type,
      ...(await convertFields(fields, '', _id)),
    }),
    assets,
    images,
  }
}

function imagePath(source: unknown, contentDir: string): string {
  const file = typeof source === 'string' ? IMAGE_FILE.exec(source)?.[1] : undefined
  if (file === undefined)
    throw new Error(`${JSON.stringify(source)} is not an image@file:// address`)
  const path = resolve(contentDir, file)
  const inside = relative(contentDir, path)
  if (inside.startsWith('..') || isAbsolute(inside)) {
    throw new Error(`"${file}" is outside the content folder`)
  }
  return path
}

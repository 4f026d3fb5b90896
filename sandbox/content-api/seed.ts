import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isRecord } from '#shared/json.ts'
import { describeImage } from './assets.ts'
import { parseLines } from '#shared/stored-documents.ts'
import type { Asset } from './assets.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'

/** The documents of the seed, and the places of its images by file name. */
export interface Seed {
  documents: StoredDocument[]
  images: Map<string, string>
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
  const importer = createImporter(options)
  const documents = new Map<string, StoredDocument>()
  const names = await readdir(contentDir).catch(() => undefined)
  if (!names) log(`Content: the folder ${contentDir} does not exist, so the sandbox starts empty.`)
  for (const name of (names ?? []).filter((file) => file.endsWith('.ndjson')).toSorted()) {
    const text = await readFile(join(contentDir, name), 'utf8')
    const parsed = parseLines(text, (line) =>
      log(`Content: ${name}, line ${line}: not a JSON document with _id and _type; left out.`),
    )
    for (const document of parsed) {
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
    documents: [...importer.assets.values(), ...documents.values()].map(withRevision),
    images: importer.images,
  }
}

const SEED_TIME = '2026-01-01T00:00:00Z'

/** Adds the fields that the import format omits; the same input gives the same revision. */
function withRevision(document: StoredDocument): StoredDocument {
  const _rev = createHash('sha1').update(JSON.stringify(document)).digest('hex').slice(0, 22)
  const _updatedAt = document['_createdAt'] ?? SEED_TIME
  return { _rev, _createdAt: SEED_TIME, _updatedAt, ...document }
}

/** Turns `_sanityAsset` fields into references, and collects the images they name; each is read once. */
function createImporter({ contentDir, origin, log }: SeedOptions) {
  const reads = new Map<string, Promise<Asset>>()
  const assets = new Map<string, StoredDocument>()
  const images = new Map<string, string>()

  async function importAsset(source: unknown): Promise<string> {
    const [, file] = /^image@file:\/\/(.+)$/.exec(String(source)) ?? []
    if (file === undefined) throw new Error(`${String(source)} is not an image@file:// address`)
    const path = join(contentDir, file)
    const read =
      reads.get(path) ??
      readFile(path).then((bytes) => describeImage(bytes, basename(path), origin))
    reads.set(path, read)
    const { document, name } = await read
    assets.set(document._id, document)
    images.set(name, path)
    return document._id
  }

  /** The value with its assets resolved; undefined for an image that must be left out. */
  async function convert(value: unknown, place: string): Promise<unknown> {
    if (Array.isArray(value)) {
      const items = value.map((item: unknown, index) => {
        const key = isRecord(item) ? item['_key'] : undefined
        return convert(item, `${place}[${typeof key === 'string' ? `_key=="${key}"` : index}]`)
      })
      return (await Promise.all(items)).filter((item) => item !== undefined)
    }
    if (!isRecord(value)) return value
    const { _sanityAsset: source, ...rest } = value
    if (source === undefined) return convertFields(value, `${place}.`)
    try {
      return { ...rest, asset: { _type: 'reference', _ref: await importAsset(source) } }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      log(`Content: ${place}: the image is left out (${why}).`)
      return undefined
    }
  }

  async function convertFields(
    fields: Record<string, unknown>,
    place: string,
  ): Promise<Record<string, unknown>> {
    const converted: [string, unknown][] = []
    for (const [name, field] of Object.entries(fields)) {
      const result = await convert(field, place + name)
      if (result !== undefined) converted.push([name, result])
    }
    return Object.fromEntries(converted)
  }

  return {
    resolve: async ({ _id, _type, ...fields }: StoredDocument): Promise<StoredDocument> => ({
      _id,
      _type,
      ...(await convertFields(fields, `document "${_id}", field `)),
    }),
    assets,
    images,
  }
}

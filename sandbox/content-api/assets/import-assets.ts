import { readFile } from 'node:fs/promises'
import { basename, isAbsolute, relative, resolve } from 'node:path'
import { withDetails } from './asset-documents.ts'
import { isRecord } from '#shared/json.ts'
import { joinPath, memberName } from '#sandbox/content-api/store/document.ts'
import { describeImage } from './image-assets.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'
import type { ImageAsset, ImageFile } from './image-assets.ts'
import type { LazyImageDetails } from './image-details.ts'

interface ImporterOptions {
  contentDir: string
  origin: string
  log: (line: string) => void
  details: LazyImageDetails
}

/** Turns `_sanityAsset` fields into references, and collects the images they name. */
export interface AssetImporter {
  resolve: (document: StoredDocument) => Promise<StoredDocument>
  assetDocuments: () => StoredDocument[]
  /** By file name: the last part of the image's address. */
  images: Map<string, ImageFile>
}

const IMAGE_FILE = /^image@file:\/\/(.+)$/

/** An importer for one folder; it reads each image once. */
export function createAssetImporter(options: ImporterOptions): AssetImporter {
  const { contentDir, origin, log, details } = options
  const reads = new Map<string, Promise<ImageAsset>>()
  const assets = new Map<string, StoredDocument>()
  const images = new Map<string, ImageFile>()

  async function importAsset(source: unknown): Promise<StoredDocument> {
    const path = imagePath(source, contentDir)
    const read = reads.get(path) ?? readAsset(path)
    reads.set(path, read)
    const { document, hash, name, file } = await read
    assets.set(
      document._id,
      withDetails(
        document,
        details.placeholders(hash, () => readFile(path)),
      ),
    )
    images.set(name, { ...file, path })
    return document
  }

  async function readAsset(path: string): Promise<ImageAsset> {
    return describeImage(await readFile(path), basename(path), origin)
  }

  /** The value with its assets resolved; undefined for an image that must be left out. */
  async function convert(value: unknown, path: string, id: string): Promise<unknown> {
    if (Array.isArray(value)) {
      const items: unknown[] = []
      for (const [index, item] of value.entries()) {
        const converted = await convert(item, `${path}[${memberName(item, index)}]`, id)
        if (converted !== undefined) items.push(converted)
      }
      return items
    }
    if (!isRecord(value)) return value
    const { _sanityAsset: source, ...rest } = value
    if (source === undefined) return convertFields(value, path, id)
    try {
      const asset = await importAsset(source)
      return { ...rest, asset: { _type: 'reference', _ref: asset._id } }
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
      const result = await convert(field, joinPath(path, name), id)
      if (result !== undefined) converted.push([name, result])
    }
    return Object.fromEntries(converted)
  }

  return {
    resolve: async (document) => ({
      ...(await convertFields(document, '', document._id)),
      _id: document._id,
      _type: document._type,
    }),
    assetDocuments: () => [...assets.values()],
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

import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '#shared/json.ts'
import { isDocument } from './document.ts'
import { createAssetImporter } from '#sandbox/content-api/assets/import-assets.ts'
import { withEnvelope } from './store.ts'
import type { StoredDocument } from './document.ts'
import type { ImageFile } from '#sandbox/content-api/assets/image-assets.ts'
import type { LazyImageDetails } from '#sandbox/content-api/assets/image-details.ts'

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
  /** Computes the details of images on demand. */
  details: LazyImageDetails
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
    documents: [...importer.assetDocuments(), ...documents.values()].map(withEnvelope),
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

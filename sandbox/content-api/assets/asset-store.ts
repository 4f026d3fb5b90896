import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { describeFile, fileOf, imageOf, withDetails } from './asset-documents.ts'
import { describeImage } from './image-assets.ts'
import { replaceFile } from '#sandbox/content-api/store/journal-file.ts'
import { computeImageDetails } from './image-details.ts'
import type { StoredFile, Upload } from './asset-documents.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'
import type { ImageFile } from './image-assets.ts'

/** The bytes behind asset documents, by file name: the last part of their address. */
export interface AssetStore {
  image: (name: string) => ImageFile | undefined
  file: (name: string) => StoredFile | undefined
  /** Stores the bytes; returns their asset document. @throws Error when they are not an image */
  addImage: (bytes: Uint8Array, upload: Upload) => Promise<StoredDocument>
  addFile: (bytes: Uint8Array, upload: Upload) => Promise<StoredDocument>
  close: () => Promise<void>
}

interface AssetStoreOptions {
  seedImages: ReadonlyMap<string, ImageFile>
  /** Documents of earlier runs, whose uploads are stored already. */
  documents: readonly StoredDocument[]
  /** Without one, uploads are in a temporary folder until `close`. */
  stateDir: string | undefined
  /** `http://localhost:PORT` */
  origin: string
}

export function createAssetStore(options: AssetStoreOptions): AssetStore {
  const { stateDir, origin } = options
  const images = new Map(options.seedImages)
  const files = new Map<string, StoredFile>()
  let temporary: Promise<string> | undefined

  async function store(name: string, bytes: Uint8Array): Promise<string> {
    const folder = stateDir === undefined ? await temporaryFolder() : assetsOf(stateDir)
    const path = join(folder, name)
    if (!existsSync(path)) replaceFile(path, bytes)
    return path
  }

  function temporaryFolder(): Promise<string> {
    temporary ??= mkdtemp(join(tmpdir(), 'sandbox-assets-'))
    return temporary
  }

  for (const document of stateDir === undefined ? [] : options.documents) {
    const name = basename(String(document['path']))
    const path = join(assetsOf(stateDir ?? ''), name)
    const image = imageOf(document, path)
    if (image && !images.has(name) && existsSync(path)) images.set(name, image)
    const file = fileOf(document, path)
    if (file && existsSync(path)) files.set(name, file)
  }

  return {
    image: (name) => images.get(name),
    file: (name) => files.get(name),
    async addImage(bytes, { filename }) {
      const asset = await describeImage(bytes, filename, origin)
      const document = withDetails(asset.document, {
        ...(await computeImageDetails(bytes)),
        isOpaque: (await sharp(bytes).stats()).isOpaque,
      })
      const path = await store(asset.name, bytes)
      if (!images.has(asset.name)) images.set(asset.name, { ...asset.file, path })
      return document
    },
    async addFile(bytes, upload) {
      const document = describeFile(bytes, upload, origin)
      const name = basename(String(document['path']))
      const path = await store(name, bytes)
      const file = fileOf(document, path)
      if (file) files.set(name, file)
      return document
    },
    async close() {
      if (temporary) await rm(await temporary, { recursive: true, force: true })
    },
  }
}

function assetsOf(stateDir: string): string {
  return join(stateDir, 'assets')
}

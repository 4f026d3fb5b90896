import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import sharp from 'sharp'
import { editorsOnly } from '#sandbox/access.ts'
import { badRequest, jsonResponse, problem } from '#sandbox/http.ts'
import { isRecord } from '#shared/json.ts'
import { replaceFile } from './journal.ts'
import { createRevisionId, DATASET, PROJECT } from './store.ts'
import { writeTransaction } from './transaction.ts'
import type { Context } from 'hono'
import type { Store, StoredDocument } from './store.ts'

/** An image on disk; width and height in pixels, after EXIF rotation. */
export interface ImageFile {
  path: string
  mimeType: string
  extension: string
  width: number
  height: number
}

/** An asset document and the file behind it. */
export interface ImageAsset {
  document: StoredDocument
  /** Last part of the address: `<sha1>-<W>x<H>.<ext>` */
  name: string
  file: Omit<ImageFile, 'path'>
}

/** An uploaded file other than an image, as stored on disk. */
interface StoredFile {
  path: string
  mimeType: string
  filename: string | undefined
}

/** What the request says about uploaded bytes. */
interface Upload {
  filename: string | undefined
  contentType: string | undefined
}

const MIME_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
}

/**
 * The asset document that Sanity creates for an uploaded image; the same bytes get the same id.
 * @throws Error when the bytes are not an image of a supported format
 */
export async function describeImage(
  bytes: Uint8Array,
  filename: string | undefined,
  origin: string,
): Promise<ImageAsset> {
  const { format, autoOrient, hasAlpha } = await sharp(bytes).metadata()
  const { width, height } = autoOrient
  const extension = extensionOf(format, filename ?? '')
  const mimeType = MIME_TYPES[extension]
  if (mimeType === undefined) throw new Error(`"${extension}" images are not supported`)

  const hash = sha1(bytes)
  const name = `${hash}-${width}x${height}.${extension}`
  const document = {
    ...assetDocument(bytes, filename, `${origin}/`, `images/${PROJECT}/${DATASET}/${name}`),
    _id: `image-${hash}-${width}x${height}-${extension}`,
    _type: 'sanity.imageAsset',
    extension,
    mimeType,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: {
        _type: 'sanity.imageDimensions',
        width,
        height,
        aspectRatio: width / height,
      },
      hasAlpha,
      isOpaque: !hasAlpha,
    },
  }
  return { document, name, file: { mimeType, extension, width, height } }
}

// sharp reports "heif" for both AVIF and HEIC; only the file name tells them apart.
function extensionOf(format: string, filename: string): string {
  if (format === 'jpeg') return 'jpg'
  return format === 'heif' ? extname(filename).slice(1).toLowerCase() : format
}

/** The asset document that Sanity creates for an uploaded file other than an image. */
function describeFile(bytes: Uint8Array, sent: Upload, origin: string): StoredDocument {
  const hash = sha1(bytes)
  const given = extname(sent.filename ?? '')
    .slice(1)
    .toLowerCase()
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
  const extension = /^[a-z0-9]{1,10}$/.test(given) ? given : isPdf ? 'pdf' : 'bin'
  const path = `files/${PROJECT}/${DATASET}/${hash}.${extension}`
  return {
    ...assetDocument(bytes, sent.filename, `${origin}/`, path),
    _id: `file-${hash}-${extension}`,
    _type: 'sanity.fileAsset',
    extension,
    mimeType: typeOf(sent.contentType, extension),
  }
}

function assetDocument(
  bytes: Uint8Array,
  filename: string | undefined,
  base: string,
  path: string,
): Record<string, unknown> {
  const hash = sha1(bytes)
  return {
    assetId: hash,
    sha1hash: hash,
    ...(filename !== undefined && { originalFilename: filename }),
    size: bytes.byteLength,
    path,
    url: `${base}${path}`,
  }
}

/** Sanity names assets by the SHA-1 of their bytes. */
function sha1(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex')
}

/** Programs send no type or that of any bytes; the file extension is more precise. */
function typeOf(given: string | undefined, extension: string): string {
  const unknown = 'application/octet-stream'
  if (given !== undefined && given !== unknown) return given
  return getMimeType(`file.${extension}`)?.replace(/;.*$/, '') ?? unknown
}

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

export async function createAssetStore(options: AssetStoreOptions): Promise<AssetStore> {
  const { stateDir, origin } = options
  const images = new Map(options.seedImages)
  const files = new Map<string, StoredFile>()
  const temporary =
    stateDir === undefined ? await mkdtemp(join(tmpdir(), 'sandbox-assets-')) : undefined
  const folder = temporary ?? join(String(stateDir), 'assets')

  /** Remembers the file behind an asset document, if it is stored. */
  function add(document: StoredDocument): void {
    const name = basename(String(document['path']))
    const path = join(folder, name)
    if (!existsSync(path)) return
    const image = imageOf(document, path)
    if (image && !images.has(name)) images.set(name, image)
    if (document._type !== 'sanity.fileAsset') return
    const { mimeType, originalFilename } = document
    const filename = typeof originalFilename === 'string' ? originalFilename : undefined
    files.set(name, { path, mimeType: String(mimeType), filename })
  }

  function store(document: StoredDocument, bytes: Uint8Array): StoredDocument {
    const path = join(folder, basename(String(document['path'])))
    if (!existsSync(path)) replaceFile(path, bytes)
    add(document)
    return document
  }

  options.documents.forEach(add)
  return {
    image: (name) => images.get(name),
    file: (name) => files.get(name),
    addImage: async (bytes, { filename }) =>
      store((await describeImage(bytes, filename, origin)).document, bytes),
    addFile: async (bytes, sent) => store(describeFile(bytes, sent, origin), bytes),
    async close() {
      if (temporary) await rm(temporary, { recursive: true, force: true })
    },
  }
}

/** The image at `path` as its asset document describes it; undefined for any other document. */
function imageOf(document: StoredDocument, path: string): ImageFile | undefined {
  const { _type, mimeType, extension, metadata } = document
  const size = isRecord(metadata) ? metadata['dimensions'] : undefined
  if (_type !== 'sanity.imageAsset' || !isRecord(size)) return undefined
  const { width, height } = size
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  return { path, mimeType: String(mimeType), extension: String(extension), width, height }
}

/** `POST /assets/{images|files}/{dataset}` and `GET /files/{project}/{dataset}/{file}`. */
export function assetRoutes(store: Store, assets: AssetStore): Hono {
  const routes = new Hono()
  routes.post('/:version{v[^/]+}/assets/:kind{images|files}/:dataset', editorsOnly, (context) =>
    upload(context, store, assets),
  )
  routes.get('/files/sandbox/production/:name', async (context) => {
    const file = assets.file(context.req.param('name'))
    return file ? fileResponse(file, context.req.query('dl')) : problem(404, 'No such file.')
  })
  return routes
}

async function upload(context: Context, store: Store, assets: AssetStore): Promise<Response> {
  const bytes = new Uint8Array(await context.req.arrayBuffer())
  if (bytes.byteLength === 0) throw badRequest('The file is empty.')
  const { filename, title, label, description, creditLine, sourceName, ...query } =
    context.req.query()
  const sent = { filename, contentType: context.req.header('content-type') }
  const asset =
    context.req.param('kind') === 'images'
      ? await assets.addImage(bytes, sent).catch(refuseImage)
      : await assets.addFile(bytes, sent)
  const source = sourceName !== undefined && {
    source: {
      _type: 'sanity.assetSourceData',
      name: sourceName,
      id: query['sourceId'],
      url: query['sourceUrl'],
    },
  }
  const document = { ...asset, title, label, description, creditLine, ...source }
  // The same bytes are the same asset: a second upload returns the existing document.
  writeTransaction(store, { transactionId: createRevisionId() }, (open) => {
    open.apply({ kind: 'createIfNotExists', document })
  })
  return jsonResponse({ document: store.get(asset._id) })
}

function refuseImage(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error)
  throw badRequest(`Invalid image, could not read metadata (${why}).`)
}

async function fileResponse(file: StoredFile, download: string | undefined): Promise<Response> {
  const headers = new Headers({
    'content-type': file.mimeType,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    // An uploaded page must not run with the sandbox's origin.
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (download !== undefined)
    headers.set('content-disposition', attachment(download || (file.filename ?? 'file')))
  return new Response(await readFile(file.path), { headers })
}

/** The header `content-disposition` of a file that is to be saved under this name. */
export function attachment(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import sharp from 'sharp'
import { typeOfFile } from '#shared/file-rules.ts'
import { editorsOnly } from '#sandbox/access.ts'
import { badRequest, jsonResponse, problem } from '#sandbox/http.ts'
import { replaceFile } from './journal.ts'
import { DATASET, PROJECT } from './store.ts'
import { writeTransaction } from './mutations.ts'
import type { Context } from 'hono'
import type { StoredDocument } from '#shared/stored-documents.ts'
import type { Store } from './store.ts'

/** The bytes of assets, by file name: the last part of their address. */
export interface AssetStore {
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  write: (name: string, bytes: Uint8Array<ArrayBuffer>) => void
}

/**
 * @param seedImages places of the seed's images, by file name
 * @param stateDir without it, uploads are lost when the sandbox stops
 */
export function createAssetStore(
  seedImages: ReadonlyMap<string, string>,
  stateDir: string | undefined,
): AssetStore {
  const unsaved = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    read: async (name) => {
      const stored =
        stateDir !== undefined && /^[\w.-]+$/.test(name) && join(stateDir, 'assets', name)
      const path = seedImages.get(name) ?? stored
      const bytes = path ? await readFile(path).catch(() => undefined) : undefined
      return bytes ? new Uint8Array(bytes) : unsaved.get(name)
    },
    write: (name, bytes) => {
      if (stateDir === undefined) unsaved.set(name, bytes)
      else replaceFile(join(stateDir, 'assets', name), bytes)
    },
  }
}

/** The document of an asset, and the name of its file. */
export interface Asset {
  document: StoredDocument
  name: string
}

/**
 * The asset document that Sanity creates for an uploaded image; the same bytes get the same id.
 * @param origin `http://localhost:PORT`
 * @throws Error when the bytes are not an image of a supported format
 */
export async function describeImage(
  bytes: Uint8Array,
  filename: string | undefined,
  origin: string,
): Promise<Asset> {
  const { format, autoOrient, hasAlpha } = await sharp(bytes).metadata()
  const { width, height } = autoOrient
  // sharp reports "heif" for both AVIF and HEIC; only the file name shows which it is.
  const named = format === 'heif' ? extensionOf(filename) : format
  const extension = named === 'jpeg' ? 'jpg' : named
  if (!['jpg', 'png', 'webp', 'avif', 'gif', 'svg'].includes(extension))
    throw new Error(`"${extension}" images are not supported`)
  const name = `${sha1(bytes)}-${width}x${height}.${extension}`
  const document = {
    ...assetFields(bytes, filename, `${origin}/`, `images/${PROJECT}/${DATASET}/${name}`),
    _id: `image-${name.replace('.', '-')}`,
    _type: 'sanity.imageAsset',
    extension,
    mimeType: mimeTypeOf(extension),
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque: !hasAlpha,
    },
  }
  return { document, name }
}

/** The asset document that Sanity creates for an uploaded file other than an image. */
function describeFile(
  bytes: Uint8Array,
  filename: string | undefined,
  contentType: string | undefined,
  origin: string,
): Asset {
  const extension = extensionOf(filename) || 'bin'
  const name = `${sha1(bytes)}.${extension}`
  const document = {
    ...assetFields(bytes, filename, `${origin}/`, `files/${PROJECT}/${DATASET}/${name}`),
    _id: `file-${name.replace('.', '-')}`,
    _type: 'sanity.fileAsset',
    extension,
    // Programs send no type or that of any bytes; the extension says more.
    mimeType: contentType && contentType !== ANY_BYTES ? contentType : mimeTypeOf(extension),
  }
  return { document, name }
}

const ANY_BYTES = 'application/octet-stream'

export function mimeTypeOf(extension: string): string {
  const name = `file.${extension}`
  return typeOfFile({ name, type: '' }) ?? getMimeType(name)?.replace(/;.*$/, '') ?? ANY_BYTES
}

function extensionOf(filename = ''): string {
  return extname(filename)
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
}

function assetFields(bytes: Uint8Array, filename: string | undefined, base: string, path: string) {
  const hash = sha1(bytes)
  return {
    assetId: hash,
    sha1hash: hash,
    originalFilename: filename,
    size: bytes.byteLength,
    path,
    url: base + path,
  }
}

/** Sanity names assets by the SHA-1 of their bytes. */
function sha1(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex')
}

/** `POST /assets/{images|files}/{dataset}` and `GET /files/{project}/{dataset}/{file}`. */
export function assetRoutes(store: Store, assets: AssetStore, origin: string): Hono {
  const routes = new Hono()
  routes.post('/:version{v[^/]+}/assets/:kind{images|files}/:dataset', editorsOnly, (context) =>
    upload(context, store, assets, origin),
  )
  routes.get('/files/sandbox/production/:name', async (context) => {
    const name = context.req.param('name')
    const document = store.get(`file-${name.replace('.', '-')}`)
    const bytes = document && (await assets.read(name))
    if (!bytes) return problem(404, 'No such file.')
    // An uploaded page must not run with the sandbox's origin.
    context.header('content-security-policy', "default-src 'none'; sandbox")
    const { mimeType, originalFilename } = document
    context.header('content-type', String(mimeType))
    sendAsset(context, typeof originalFilename === 'string' ? originalFilename : 'file')
    return context.body(bytes)
  })
  return routes
}

async function upload(
  context: Context,
  store: Store,
  assets: AssetStore,
  origin: string,
): Promise<Response> {
  const bytes = new Uint8Array(await context.req.arrayBuffer())
  if (bytes.byteLength === 0) throw badRequest('The file is empty.')
  const { filename } = context.req.query()
  const { document, name } =
    context.req.param('kind') === 'images'
      ? await describeImage(bytes, filename, origin).catch(refuseImage)
      : describeFile(bytes, filename, context.req.header('content-type'), origin)
  assets.write(name, bytes)
  // The same bytes are the same asset: a second upload returns the existing document.
  writeTransaction(store, undefined, (open) => {
    open.apply({ kind: 'createIfNotExists', document })
  })
  return jsonResponse({ document: store.get(document._id) })
}

function refuseImage(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error)
  throw badRequest(`Invalid image, could not read metadata (${why}).`)
}

/**
 * Sets the headers of every asset: its address contains a hash of the bytes, so they never change.
 * `?dl` in the address saves it, under its own name or another.
 */
export function sendAsset(context: Context, name: string): void {
  context.header('cache-control', 'public, max-age=31536000, immutable')
  context.header('cross-origin-resource-policy', 'cross-origin')
  context.header('x-content-type-options', 'nosniff')
  const saved = context.req.query('dl')
  if (saved === undefined) return
  const encoded = encodeURIComponent(saved || name)
  context.header('content-disposition', `attachment; filename*=UTF-8''${encoded}`)
}

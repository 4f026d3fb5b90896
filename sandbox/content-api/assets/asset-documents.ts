import { extname } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { DATASET, PROJECT } from '#sandbox/content-api/store/dataset.ts'
import { isRecord } from '#shared/json.ts'
import { sha1 } from './image-assets.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'
import type { ImageFile } from './image-assets.ts'

/** An uploaded file other than an image, as stored on disk. */
export interface StoredFile {
  path: string
  mimeType: string
  filename: string | undefined
}

/** What the request says about uploaded bytes. */
export interface Upload {
  filename: string | undefined
  contentType: string | undefined
}

/** The asset document that Sanity creates for an uploaded file other than an image. */
export function describeFile(bytes: Uint8Array, upload: Upload, origin: string): StoredDocument {
  const hash = sha1(bytes)
  const given = extname(upload.filename ?? '')
    .slice(1)
    .toLowerCase()
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
  const extension = /^[a-z0-9]{1,10}$/.test(given) ? given : isPdf ? 'pdf' : 'bin'
  const path = `files/${PROJECT}/${DATASET}/${hash}.${extension}`
  return {
    _id: `file-${hash}-${extension}`,
    _type: 'sanity.fileAsset',
    assetId: hash,
    sha1hash: hash,
    extension,
    mimeType: typeOf(upload.contentType, extension),
    ...(upload.filename !== undefined && { originalFilename: upload.filename }),
    size: bytes.byteLength,
    path,
    url: `${origin}/${path}`,
  }
}

/** Programs send no type or that of any bytes; the ending knows it better. */
function typeOf(given: string | undefined, extension: string): string {
  const unknown = 'application/octet-stream'
  if (given !== undefined && given !== unknown) return given
  return getMimeType(`file.${extension}`)?.replace(/;.*$/, '') ?? unknown
}

/** The asset document with `details` added to its `metadata`. */
export function withDetails(
  document: StoredDocument,
  details: Record<string, unknown>,
): StoredDocument {
  const metadata = isRecord(document['metadata']) ? document['metadata'] : {}
  return { ...document, metadata: { ...metadata, ...details } }
}

/** The image at `path` as its asset document describes it; undefined for any other document. */
export function imageOf(document: StoredDocument, path: string): ImageFile | undefined {
  const { _type, mimeType, extension, metadata } = document
  const size = isRecord(metadata) ? metadata['dimensions'] : undefined
  if (_type !== 'sanity.imageAsset' || !isRecord(size)) return undefined
  const { width, height } = size
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  return { path, mimeType: String(mimeType), extension: String(extension), width, height }
}

/** The file at `path` as its asset document describes it; undefined for any other document. */
export function fileOf(document: StoredDocument, path: string): StoredFile | undefined {
  if (document._type !== 'sanity.fileAsset') return undefined
  const { mimeType, originalFilename } = document
  const filename = typeof originalFilename === 'string' ? originalFilename : undefined
  return { path, mimeType: String(mimeType), filename }
}

import { extname } from 'node:path'
import { DATASET, PROJECT } from '../store/dataset.ts'
import { isRecord } from '#src/lib/json.ts'
import { sha1 } from './image-assets.ts'
import type { StoredDocument } from '../store/document.ts'
import type { ImageFile } from './image-assets.ts'

/** A file that is no picture, as it lies on disk. */
export interface StoredFile {
  path: string
  mimeType: string
  filename: string | undefined
}

/** What is known of bytes that were sent. */
export interface Upload {
  filename: string | undefined
  contentType: string | undefined
}

/** Describes a file that is no picture as Sanity does after an upload. */
export function describeFile(bytes: Uint8Array, upload: Upload, origin: string): StoredDocument {
  const hash = sha1(bytes)
  const given = extname(upload.filename ?? '')
    .slice(1)
    .toLowerCase()
  const extension = /^[a-z0-9]{1,10}$/.test(given) ? given : 'bin'
  const path = `files/${PROJECT}/${DATASET}/${hash}.${extension}`
  return {
    _id: `file-${hash}-${extension}`,
    _type: 'sanity.fileAsset',
    assetId: hash,
    sha1hash: hash,
    extension,
    mimeType: upload.contentType ?? 'application/octet-stream',
    ...(upload.filename !== undefined && { originalFilename: upload.filename }),
    size: bytes.byteLength,
    path,
    url: `${origin}/${path}`,
  }
}

/** The asset document with more `metadata`. */
export function withDetails(
  document: StoredDocument,
  details: Record<string, unknown>,
): StoredDocument {
  const metadata = isRecord(document['metadata']) ? document['metadata'] : {}
  return { ...document, metadata: { ...metadata, ...details } }
}

/** What an asset document says of the picture at `path`; undefined when it is of something else. */
export function imageOf(document: StoredDocument, path: string): ImageFile | undefined {
  const { _type, mimeType, extension, metadata } = document
  const size = isRecord(metadata) ? metadata['dimensions'] : undefined
  if (_type !== 'sanity.imageAsset' || !isRecord(size)) return undefined
  const { width, height } = size
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  return { path, mimeType: String(mimeType), extension: String(extension), width, height }
}

/** What an asset document says of the file at `path`; undefined when it is of something else. */
export function fileOf(document: StoredDocument, path: string): StoredFile | undefined {
  if (document._type !== 'sanity.fileAsset') return undefined
  const { mimeType, originalFilename } = document
  const filename = typeof originalFilename === 'string' ? originalFilename : undefined
  return { path, mimeType: String(mimeType), filename }
}

import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import sharp from 'sharp'
import { DATASET, PROJECT } from '#sandbox/content-api/store/dataset.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'

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
  /** SHA-1 of the bytes. */
  hash: string
  /** Last part of the address: `<sha1>-<W>x<H>.<ext>` */
  name: string
  file: Omit<ImageFile, 'path'>
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
  const assetId = `${hash}-${width}x${height}`
  const name = `${assetId}.${extension}`
  const address = `images/${PROJECT}/${DATASET}/${name}`
  const document: StoredDocument = {
    _id: `image-${assetId}-${extension}`,
    _type: 'sanity.imageAsset',
    assetId: hash,
    sha1hash: hash,
    extension,
    mimeType,
    ...(filename !== undefined && { originalFilename: filename }),
    size: bytes.byteLength,
    path: address,
    url: `${origin}/${address}`,
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
  return { document, hash, name, file: { mimeType, extension, width, height } }
}

/** Sanity names assets by the SHA-1 of their bytes. */
export function sha1(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('hex')
}

// sharp reports "heif" for both AVIF and HEIC; only the file name tells them apart.
function extensionOf(format: string, filename: string): string {
  if (format === 'jpeg') return 'jpg'
  return format === 'heif' ? extname(filename).slice(1).toLowerCase() : format
}

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { planGeometry } from './image-geometry.ts'
import type { Sharp } from 'sharp'
import type { ImageFile } from '../image-assets.ts'
import type { ImageFormat, ImageParams } from './image-params.ts'

const AVIF_EFFORT = 3

/**
 * Cuts, scales and encodes a picture; returns the encoded bytes.
 * @throws ImageParamError when `rect` lies outside the picture.
 */
export async function renderImage(
  file: ImageFile,
  params: ImageParams,
  format: ImageFormat,
): Promise<Uint8Array> {
  const { extract, resize, canvas } = planGeometry(file, params)
  const background = params.background ?? (format === 'jpg' ? '#fff' : '#0000')
  // Crop by entropy is left to sharp, which has to look at the pixels.
  const isEntropy = params.crop === 'entropy' && params.fit === 'crop'
  const area = isEntropy ? planGeometry(file, { ...params, fit: 'clip' }).extract : extract
  const picture = sharp(await readFile(file.path))
    .autoOrient()
    .extract(area)
    .resize({
      ...resize,
      fit: isEntropy ? 'cover' : 'fill',
      ...(isEntropy && { position: sharp.strategy.entropy }),
    })
  if (canvas) {
    const left = Math.floor((canvas.width - resize.width) / 2)
    const top = Math.floor((canvas.height - resize.height) / 2)
    const right = canvas.width - resize.width - left
    const bottom = canvas.height - resize.height - top
    picture.extend({ left, top, right, bottom, background })
  }
  if (format === 'jpg' || params.background !== undefined) picture.flatten({ background })
  return ENCODERS[format](picture, params.quality).toBuffer()
}

const ENCODERS: Record<ImageFormat, (picture: Sharp, quality: number) => Sharp> = {
  jpg: (picture, quality) => picture.jpeg({ quality, progressive: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture, quality) => picture.webp({ quality }),
  avif: (picture, quality) =>
    picture.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' }),
}

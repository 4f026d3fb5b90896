import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { planGeometry } from './image-geometry.ts'
import type { Sharp } from 'sharp'
import type { ImageFile } from '#sandbox/content-api/assets/image-assets.ts'
import type { Effects, ImageFormat, ImageParams } from './image-params.ts'

const AVIF_EFFORT = 3

/**
 * Crops, scales and encodes an image; returns the encoded bytes.
 * @throws ImageParamError when `rect` is outside the image
 */
export async function renderImage(
  file: ImageFile,
  params: ImageParams,
  format: ImageFormat,
): Promise<Uint8Array> {
  const { extract, resize, canvas } = planGeometry(file, params)
  const background = params.background ?? (format === 'jpg' ? '#fff' : '#0000')
  // Cropping by entropy needs the pixels, so sharp does it.
  const isEntropy = params.crop === 'entropy' && params.fit === 'crop'
  const area = isEntropy ? planGeometry(file, { ...params, fit: 'clip' }).extract : extract
  const { orientation = 0 } = params.effects
  // All frames of a GIF, where sharp can do the same to each.
  const animated = format === 'gif' && !canvas && !isEntropy && orientation === 0
  const image = sharp(await readFile(file.path), { animated })
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
    image.extend({ left, top, right, bottom, background })
  }
  if (format === 'jpg' || params.background !== undefined) image.flatten({ background })
  return ENCODERS[format](withEffects(image, params.effects), params.quality).toBuffer()
}

function withEffects(image: Sharp, effects: Effects): Sharp {
  const { flip = '', orientation, blur, isGray, isInverted } = effects
  if (flip.includes('h')) image.flop()
  if (flip.includes('v')) image.flip()
  if (orientation) image.rotate(orientation)
  if (blur !== undefined) image.blur(Math.max(0.3, blur / 2))
  if (isGray) image.grayscale()
  if (isInverted) image.negate({ alpha: false })
  return image
}

const ENCODERS: Record<ImageFormat, (image: Sharp, quality: number) => Sharp> = {
  jpg: (image, quality) => image.jpeg({ quality, progressive: true }),
  gif: (image) => image.gif(),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image, quality) => image.webp({ quality }),
  avif: (image, quality) =>
    image.avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' }),
}

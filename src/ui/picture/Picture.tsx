import { preload } from 'react-dom'
import { frame, isVector, offeredWidths, variantUrl, vectorUrl } from '#shared/image.ts'
import type { ContentImage } from '#shared/image.ts'

/** The crop and widths of an image for a range of window widths. */
export interface Framing {
  /** Media condition; the last framing has none and is the fallback. */
  media?: string
  /** Width divided by height. */
  ratio: number
  /** Widths in the `srcset`, in pixels. */
  widths: readonly number[]
  /** The `sizes` attribute. */
  sizes: string
}

interface PictureProps {
  image: ContentImage
  /** Another image for the first (narrowest) framing, such as a portrait for phones. */
  narrow?: ContentImage | null
  framings: readonly [Framing, ...Framing[]]
  className?: string
  /** The largest image of the first view: preloaded. */
  priority?: boolean
}

/** An image in AVIF at several widths per framing, with a WebP for older browsers and a reserved box. */
export function Picture({ image, narrow, framings, className, priority = false }: PictureProps) {
  // Eager is the default.
  const loading = priority ? undefined : 'lazy'
  const fallback = framings[framings.length - 1] ?? framings[0]
  if (isVector(image)) {
    const { width, height } = image.asset
    return (
      <img
        className={className}
        src={vectorUrl(image)}
        alt={image.alt}
        width={width}
        height={height}
        loading={loading}
      />
    )
  }
  const rect = frame(image, fallback.ratio)
  const widths = offeredWidths(rect, fallback.widths)
  const middle = widths[Math.floor(widths.length / 2)] ?? rect.width
  const narrowest = (framings.length > 1 && narrow) || image
  if (priority) fetchAhead({ image: narrowest, framing: framings[0] })
  return (
    <picture>
      {framings.map((framing, index) => (
        <Source
          key={framing.media ?? ''}
          image={index === 0 ? narrowest : image}
          framing={framing}
        />
      ))}
      <img
        className={className}
        src={variantUrl(image, rect, middle, 'webp')}
        alt={image.alt}
        width={middle}
        height={Math.round(middle / fallback.ratio)}
        loading={loading}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  )
}

interface FramedProps {
  image: ContentImage
  framing: Framing
}

/** Rendered into the head, so that a slow phone requests the image before the stylesheet. */
function fetchAhead({ image, framing }: FramedProps): void {
  const { srcSet } = avif(image, framing)
  // With a `srcset`, React uses the first argument only as a key.
  preload(srcSet, {
    as: 'image',
    type: 'image/avif',
    media: framing.media,
    imageSrcSet: srcSet,
    imageSizes: framing.sizes,
    fetchPriority: 'high',
  })
}

function Source({ image, framing }: FramedProps) {
  const { srcSet, widest } = avif(image, framing)
  return (
    <source
      type="image/avif"
      media={framing.media}
      srcSet={srcSet}
      sizes={framing.sizes}
      width={widest}
      height={Math.round(widest / framing.ratio)}
    />
  )
}

function avif(image: ContentImage, framing: Framing): { srcSet: string; widest: number } {
  const rect = frame(image, framing.ratio)
  const widths = offeredWidths(rect, framing.widths)
  const addresses = widths.map((width) => `${variantUrl(image, rect, width, 'avif')} ${width}w`)
  return { srcSet: addresses.join(', '), widest: widths[widths.length - 1] ?? rect.width }
}

/**
 * An image across a phone's window. A dense screen hides that it gets 640 pixels for 780: the file then
 * arrives a round trip earlier on a slow connection.
 */
export const acrossPhone: Framing = {
  media: '(width < 60em)',
  ratio: 390 / 300,
  widths: [390, 640, 780],
  sizes: '(max-width: 480px) 320px, 100vw',
}

/** Shows the file public/media/house.svg as of one week: its fragment chooses what is built. */
export function HouseImage({ week, eager = false }: { week: number; eager?: boolean }) {
  return (
    <img
      className="house-image"
      src={`/media/house.svg#w${week}`}
      width="620"
      height="396"
      alt=""
      loading={eager ? undefined : 'lazy'}
    />
  )
}

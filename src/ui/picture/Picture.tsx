import { frame, isVector, offeredWidths, variantUrl, vectorUrl } from '#src/lib/picture.ts'
import type { PictureData } from '#src/lib/picture.ts'

/** How a picture is framed at one range of window widths. */
export interface Framing {
  /** Media condition; the last framing has none and is the fallback. */
  media?: string
  /** Width divided by height. */
  ratio: number
  /** Widths in pixels that are offered to the browser. */
  widths: readonly number[]
  /** The `sizes` attribute: how wide it is drawn. */
  sizes: string
}

interface PictureProps {
  picture: PictureData
  /** Another picture for the first (narrowest) framing, such as a portrait master for phones. */
  narrow?: PictureData | null
  framings: readonly [Framing, ...Framing[]]
  className?: string
  /** The largest picture of the first view: fetched before all else. */
  priority?: boolean
}

/** A picture in AVIF at several widths per framing, one WebP for older browsers, its box known before it arrives. */
export function Picture({ picture, narrow, framings, className, priority = false }: PictureProps) {
  const loading = priority ? 'eager' : 'lazy'
  const fallback = framings[framings.length - 1] ?? framings[0]
  if (isVector(picture)) {
    const { width, height } = picture.asset
    return (
      <img
        className={className}
        src={vectorUrl(picture)}
        alt={picture.alt}
        width={width}
        height={height}
        loading={loading}
      />
    )
  }
  const rect = frame(picture, fallback.ratio)
  const widths = offeredWidths(rect, fallback.widths)
  const middle = widths[Math.floor(widths.length / 2)] ?? rect.width
  return (
    <picture>
      {framings.map((framing, index) => (
        <Source
          key={framing.media ?? ''}
          picture={(index === 0 && framings.length > 1 && narrow) || picture}
          framing={framing}
        />
      ))}
      <img
        className={className}
        src={variantUrl(picture, rect, middle, 'webp')}
        alt={picture.alt}
        width={middle}
        height={Math.round(middle / fallback.ratio)}
        loading={loading}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  )
}

function Source({ picture, framing }: { picture: PictureData; framing: Framing }) {
  const rect = frame(picture, framing.ratio)
  const widths = offeredWidths(rect, framing.widths)
  const widest = widths[widths.length - 1] ?? rect.width
  return (
    <source
      type="image/avif"
      media={framing.media}
      srcSet={widths
        .map((width) => `${variantUrl(picture, rect, width, 'avif')} ${width}w`)
        .join(', ')}
      sizes={framing.sizes}
      width={widest}
      height={Math.round(widest / framing.ratio)}
    />
  )
}

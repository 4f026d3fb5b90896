import { own } from '#shared/json.ts'
import { withoutEntities } from '#shared/svg.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}

/** Thrown for an image that must not be published; the site is built without it. */
export class ImageRefused extends Error {}

export interface FetchedImage {
  bytes: Buffer
  /** MIME type. */
  type: string
}

/**
 * Fetches an image as its address specifies.
 * @throws ImageRefused when the image is missing, of another type, or an SVG that is more than a
 * drawing; Error when the host is out of order
 */
export async function fetchImage(address: string): Promise<FetchedImage> {
  // A redirect would lead to an address that has not been validated.
  const response = await fetch(address, { redirect: 'manual' })
  const sentence = `The image host answered ${response.status} for ${address}`
  if (response.status >= 500 || response.status === 429) throw new Error(sentence)
  if (!response.ok) throw new ImageRefused(sentence)
  const [type = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(/\s*;/)
  if (type !== typeOf(address)) {
    throw new ImageRefused(`The image host answered with "${type}" for ${address}`)
  }
  const bytes = Buffer.from(await response.arrayBuffer())
  return { bytes: type === 'image/svg+xml' ? await checkedDrawing(bytes, address) : bytes, type }
}

async function checkedDrawing(bytes: Buffer, address: string): Promise<Buffer> {
  const text = bytes.toString('utf8')
  // With a whole DOM, which is loaded only where an image is new.
  const { drawingProblem } = await import('./drawing-problem.ts')
  const problem = drawingProblem(text)
  if (problem) throw new ImageRefused(`${address} ${problem}`)
  return Buffer.from(withoutEntities(text))
}

/** The MIME type that an address requests: by `fm`, else by its extension. */
function typeOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address)
  return own(types, searchParams.get('fm') ?? pathname.slice(pathname.lastIndexOf('.') + 1))
}

/** Logs that an image is left out of the build; throws any other error again. */
export function reportRefused(error: unknown): null {
  if (!(error instanceof ImageRefused)) throw error
  console.warn(`Content: ${error.message}; the image is left out.`)
  return null
}

import { own } from '#src/lib/own.ts'
import { svgProblem } from './svg-problem.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}

/** Thrown for a picture that must not be published; the rest of the site is built without it. */
export class ImageRefused extends Error {}

/**
 * The bytes of a picture, drawn as its address asks.
 * @throws ImageRefused when the host knows no such picture, answers with something else, or the file
 * holds more than a drawing; Error when the host cannot answer now
 */
export async function fetchImage(address: string): Promise<{ bytes: Buffer; type: string }> {
  // A redirect would lead to an address that nobody has judged.
  const response = await fetch(address, { redirect: 'manual' })
  const sentence = `The image host answered ${response.status} for ${address}`
  if (response.status >= 500 || response.status === 429) throw new Error(sentence)
  if (!response.ok) throw new ImageRefused(sentence)
  const [type = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(/\s*;/)
  if (type !== typeOf(address)) {
    throw new ImageRefused(`The image host answered with "${type}" for ${address}`)
  }
  const bytes = Buffer.from(await response.arrayBuffer())
  const problem = type === 'image/svg+xml' ? svgProblem(bytes.toString('utf8')) : null
  if (problem) throw new ImageRefused(`${address} ${problem}`)
  return { bytes, type }
}

/** The type of picture that an address asks for: by `fm`, else by its ending. */
function typeOf(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address)
  return own(types, searchParams.get('fm') ?? pathname.slice(pathname.lastIndexOf('.') + 1))
}

/** Says that a picture is missing from the build, and goes on; throws everything else. */
export function reportRefused(error: unknown): null {
  if (!(error instanceof ImageRefused)) throw error
  console.warn(`Content: ${error.message}; the picture is left out.`)
  return null
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { isRecord } from '#shared/json.ts'
import { replaceFile } from '#sandbox/content-api/store/journal-file.ts'
import { findPalette, SWATCH_FIELDS, SWATCH_NAMES } from './palette.ts'
import type { Palette } from './palette.ts'

/** What is known only after decoding: a tiny blurred preview (data URL) and the main colours. */
export interface ImageDetails {
  lqip: string
  palette: Palette
}

/** Replaces every placeholder in a JSON text by its value. */
export type FillPlaceholders = (text: string) => string | Promise<string>

/**
 * Decoding every seed image would take seconds at each start. So their documents hold placeholders,
 * and a response that contains one is completed before it is sent.
 */
export interface LazyImageDetails {
  placeholders: (hash: string, read: () => Promise<Uint8Array>) => Record<string, unknown>
  fillPlaceholders: FillPlaceholders
}

const LQIP_WIDTH = 20
const MARKER = 'sandbox-detail:'
// Matches the quotes too, so that a number replaces its placeholder as a number.
const PLACEHOLDER = /"sandbox-detail:([0-9a-f]{40}):([A-Za-z.]+)"/g

/** Caches the details in `folder`; without one, each run computes them again. */
export function createLazyImageDetails(folder: string | undefined): LazyImageDetails {
  const readers = new Map<string, () => Promise<Uint8Array>>()
  const known = new Map<string, Promise<ImageDetails | undefined>>()

  function detailsOf(hash: string): Promise<ImageDetails | undefined> {
    const running = known.get(hash) ?? readOrDescribe(hash)
    known.set(hash, running)
    return running
  }

  async function readOrDescribe(hash: string): Promise<ImageDetails | undefined> {
    const path = folder === undefined ? undefined : join(folder, `${hash}.json`)
    const cached = path === undefined ? undefined : await readDetails(path)
    if (cached) return cached
    const bytes = await readers.get(hash)?.()
    if (!bytes) return undefined
    const details = await computeImageDetails(bytes)
    if (path !== undefined) replaceFile(path, JSON.stringify(details))
    return details
  }

  async function fillIn(text: string): Promise<string> {
    const hashes = new Set([...text.matchAll(PLACEHOLDER)].map(([, hash = '']) => hash))
    const details = new Map<string, ImageDetails | undefined>()
    for (const hash of hashes) details.set(hash, await detailsOf(hash).catch(() => undefined))
    return text.replaceAll(PLACEHOLDER, (_all, hash: string, path: string) =>
      JSON.stringify(valueAt(details.get(hash), path) ?? null),
    )
  }

  return {
    placeholders(hash, read) {
      readers.set(hash, read)
      const mark = (path: string): string => `${MARKER}${hash}:${path}`
      return { lqip: mark('lqip'), palette: placeholderPalette(mark) }
    },
    fillPlaceholders: (text) => (text.includes(MARKER) ? fillIn(text) : text),
  }
}

/** Decodes an image and computes its details. @throws Error when the bytes are not an image */
export async function computeImageDetails(bytes: Uint8Array): Promise<ImageDetails> {
  const small = sharp(bytes).autoOrient().resize({ width: LQIP_WIDTH })
  const { hasAlpha } = await sharp(bytes).metadata()
  const blurred = hasAlpha ? small.png() : small.jpeg({ quality: 50 })
  const type = hasAlpha ? 'png' : 'jpeg'
  const lqip = `data:image/${type};base64,${(await blurred.toBuffer()).toString('base64')}`
  return { lqip, palette: await findPalette(bytes) }
}

function placeholderPalette(mark: (path: string) => string): Record<string, unknown> {
  const swatches = SWATCH_NAMES.map((name) => {
    const fields = SWATCH_FIELDS.map((field) => [field, mark(`palette.${name}.${field}`)])
    return [name, { _type: 'sanity.imagePaletteSwatch', ...Object.fromEntries(fields) }]
  })
  return { _type: 'sanity.imagePalette', ...Object.fromEntries(swatches) }
}

function valueAt(details: ImageDetails | undefined, path: string): unknown {
  let value: unknown = details
  for (const name of path.split('.')) value = isRecord(value) ? value[name] : undefined
  return value
}

async function readDetails(path: string): Promise<ImageDetails | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const value: unknown = text === '' ? undefined : JSON.parse(text)
  return isDetails(value) ? value : undefined
}

function isDetails(value: unknown): value is ImageDetails {
  return isRecord(value) && typeof value['lqip'] === 'string' && isRecord(value['palette'])
}

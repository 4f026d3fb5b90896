import { gzipSync } from 'node:zlib'
import { readFlag } from '#sandbox/stand-ins.ts'
import { countryRows } from '#shared/countries.generated.ts'
import { ownFlags } from '#shared/hosts.ts'
import type { Write } from './write-pages.ts'

/** ISO codes of the countries that the site lists, "ng". */
const countryCodes = countryRows
  .trim()
  .split('\n')
  .map((row) => row.slice(0, row.indexOf('|')).toLowerCase())

/** Compressed bytes. A coat of arms has up to 40 kB of lines that nobody sees at 28 pixels. */
const heaviestDrawing = 2048
/** Three times the size on the screen. */
const pixels = { width: 84, height: 63 }

/** Writes the flag of each listed country into the site, so that no other host is needed. */
export async function writeFlags(write: Write): Promise<void> {
  for (const code of countryCodes) {
    await write(`${ownFlags}/${code}.svg`, await flagFile(code))
  }
}

/**
 * A country's flag in the ratio 4:3: as a drawing or, when that is too large, as pixels.
 * @throws Error when there is no flag for this code
 */
export async function flagFile(code: string): Promise<string> {
  const drawing = await readFlag(code)
  if (drawing === undefined) throw new Error(`there is no flag of "${code}"`)
  if (gzipSync(drawing).length <= heaviestDrawing) return drawing
  const { width, height } = pixels
  const { default: sharp } = await import('sharp')
  const image = await sharp(Buffer.from(drawing)).resize(width, height).webp().toBuffer()
  const address = `data:image/webp;base64,${image.toString('base64')}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<image width="${width}" height="${height}" href="${address}"/></svg>`
  )
}

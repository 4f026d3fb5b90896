import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { groundToken, isDark } from './card.ts'
import type { ShareCard } from './card.ts'
import { shareSize, wallSvg } from './wall.ts'
import { fontFiles, wordsSvg } from './words.ts'

/** An image file of a card. */
export interface ImageBytes {
  bytes: Buffer
  /** Such as "image/jpeg". */
  type: string
}

/** The files of a card; `image` is null when it has none. */
export interface CardFiles {
  logo: ImageBytes
  image: ImageBytes | null
}

const tokens = new URL('../../src/ui/styles/tokens.css', import.meta.url)

/** Draws a card as a JPEG of 1200 × 630 pixels; the same card always gives the same bytes. */
export async function drawCard(card: ShareCard, { logo, image }: CardFiles): Promise<Buffer> {
  const colour = await readColours()
  const { width, height } = shareSize
  const words = await wordsSvg(card, {
    words: colour(isDark(card.ground) ? 'lime' : 'ink'),
    brick: colour(card.ground === 'ochre' ? 'lime' : 'ink'),
  })
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${colour(groundToken(card.ground))}"/>`,
    wallSvg(card.ground, image && dataUri(image), colour),
    `<image href="${dataUri(logo)}" x="64" y="64" width="400" height="60" preserveAspectRatio="xMinYMid meet"/>`,
    words,
    '</svg>',
  ].join('')
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return sharp(drawn.pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

const packages = ['@resvg/resvg-js', 'satori', 'sharp']

/** A hash of everything besides the card that affects a drawing: code, colours, fonts, packages. */
export async function drawingVersion(): Promise<string> {
  const own = ['drawing.ts', 'wall.ts', 'words.ts']
  const sources = [
    ...own.map((name) => new URL(name, import.meta.url)),
    tokens,
    ...Object.values(fontFiles),
  ]
  const hash = createHash('sha256').update(await packageVersions())
  for (const bytes of await Promise.all(sources.map((source) => readFile(source)))) {
    hash.update(bytes)
  }
  return hash.digest('hex')
}

async function packageVersions(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(text)
  return packages.map((name) => `${name}@${devDependencies[name] ?? ''}`).join()
}

function dataUri({ bytes, type }: ImageBytes): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}

/** The value of a colour by its token, such as "laterite". */
export async function readColours(): Promise<(token: string) => string> {
  const css = await readFile(tokens, 'utf8')
  const values = new Map(
    [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi)].map(([, name, value]) => [name, value]),
  )
  return (token) => {
    const value = values.get(token)
    if (!value) throw new Error(`tokens.css has no colour --${token}.`)
    return value
  }
}

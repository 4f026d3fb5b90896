import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import satori from 'satori'
import type { Font } from 'satori'
import sharp from 'sharp'
import {
  groundToken,
  headingSize,
  isDark,
  shareSize,
  textBrick,
  wallBricks,
  wallSize,
} from './card.ts'
import type { Box, Ground, ShareCard } from './card.ts'

const tokens = new URL('../../src/ui/styles/tokens.css', import.meta.url)
const fonts = new URL('../../src/ui/styles/fonts/', import.meta.url)

/** The image files of a card as data: addresses; `image` is null when it has none. */
export interface CardFiles {
  logo: string
  image: string | null
}

/** Draws a card as a JPEG of 1200 × 630 pixels; the same card always gives the same bytes. */
export async function drawCard(card: ShareCard, { logo, image }: CardFiles): Promise<Buffer> {
  const color = await readColors()
  const { width, height } = shareSize
  const words = await wordsSvg(card, {
    words: color(isDark(card.ground) ? 'lime' : 'ink'),
    brick: color(card.ground === 'ochre' ? 'lime' : 'ink'),
  })
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${color(groundToken(card.ground))}"/>`,
    wallSvg(card.ground, image, color),
    `<image href="${logo}" x="64" y="64" width="400" height="60" preserveAspectRatio="xMinYMid meet"/>`,
    words,
    '</svg>',
  ].join('')
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return sharp(drawn.pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

const column: CSSProperties = {
  position: 'absolute',
  left: 64,
  top: 164,
  bottom: 56,
  width: 548,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
}
const heading: CSSProperties = {
  display: 'block',
  fontFamily: 'Besley, Besley Latin',
  lineHeight: 1.1,
  letterSpacing: '-0.026em',
  whiteSpace: 'pre-wrap',
  lineClamp: 5,
}
const textStyle: CSSProperties = {
  display: 'block',
  fontFamily: 'Figtree, Figtree Latin',
  fontSize: 25,
  lineHeight: 1.35,
  whiteSpace: 'pre-wrap',
  textWrap: 'pretty',
  wordBreak: 'break-word',
  lineClamp: 3,
}
const brickStyle: CSSProperties = {
  position: 'absolute',
  left: textBrick.x,
  top: textBrick.y,
  width: textBrick.width,
  height: textBrick.height,
  padding: '12px 18px',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  fontFamily: 'Besley, Besley Latin',
  fontSize: 24,
  lineHeight: 1.12,
  letterSpacing: '-0.015em',
  wordBreak: 'break-word',
  overflow: 'hidden',
}

/**
 * The wall as SVG. The image (an address) shows through the bricks; without one, they are clay.
 * @param color returns the value of a color token
 */
function wallSvg(ground: Ground, image: string | null, color: (token: string) => string): string {
  const { window, text, dark } = wallBricks(ground)
  const left = shareSize.width - wallSize.width
  const seen = image
    ? `<clipPath id="wall">${window.map((brick) => rect(brick)).join('')}</clipPath><image href="${image}" x="${left}" width="${wallSize.width}" height="${wallSize.height}" preserveAspectRatio="xMidYMid slice" clip-path="url(#wall)"/>`
    : window.map((brick) => rect(brick, color(brick.token))).join('')
  return [seen, ...[text, dark].map((brick) => rect(brick, color(brick.token)))].join('')
}

function rect({ x, y, width, height }: Box, fill = 'none'): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${fill}"/>`
}

/** All text of a card as outlines in SVG; satori breaks the lines. */
async function wordsSvg(
  card: ShareCard,
  colors: { words: string; brick: string },
): Promise<string> {
  const size = { fontSize: headingSize(card.heading), ...breaks(card.heading) }
  const page = div({ display: 'flex', width: '100%', height: '100%' }, [
    div({ ...column, color: colors.words }, [
      div({ ...heading, ...size }, card.heading),
      div(textStyle, card.text),
    ]),
    div({ ...brickStyle, color: colors.brick }, card.brick),
  ])
  return satori(page, { ...shareSize, fonts: await readFonts() })
}

/** A React element without React, which would load before the build selects its production edition. */
function div(style: CSSProperties, children?: ReactNode): ReactElement {
  return { type: 'div', key: null, props: { style, children } }
}

/** Balanced lines are so narrow that normal words would break, so only long words may break. */
function breaks(words: string): CSSProperties {
  return /\S{16}/.test(words) ? { wordBreak: 'break-word' } : { textWrap: 'balance' }
}

/** The brand's two typefaces, each with a separate file for accented letters. */
const typefaces: [name: string, file: string, weight: 400 | 700][] = [
  ['Besley', 'besley-basic-700.woff2', 700],
  ['Besley Latin', 'besley-latin-700.woff2', 700],
  ['Figtree', 'figtree-basic-400-700.woff2', 400],
  ['Figtree Latin', 'figtree-latin-400-700.woff2', 400],
]

function readFonts(): Promise<Font[]> {
  return Promise.all(
    typefaces.map(async ([name, file, weight]) => ({
      name,
      data: await readFile(new URL(file, fonts)),
      weight,
    })),
  )
}

/** The value of a color by its token, such as "laterite". */
export async function readColors(): Promise<(token: string) => string> {
  const css = await readFile(tokens, 'utf8')
  const values = new Map(
    [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi)].map(([, name, value]) => [name, value]),
  )
  return (token) => {
    const value = values.get(token)
    if (!value) throw new Error(`tokens.css has no color --${token}.`)
    return value
  }
}

/** A hash of the colors and typefaces that drawings are made of. */
export async function brandVersion(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(tokens))
  for (const { data } of await readFonts()) hash.update(new Uint8Array(data))
  return hash.digest('hex')
}

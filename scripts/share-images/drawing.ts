import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import satori from 'satori'
import type { Font } from 'satori'
import sharp from 'sharp'
import type { PageContent, PageSection, Settings } from '#src/content/types.ts'
import { shadeOf } from '#shared/grounds.ts'
import type { Ground } from '#shared/grounds.ts'
import type { ContentImage } from '#shared/image.ts'
import { groundOf } from '#shared/section-grounds.ts'
import { withPrices } from '#src/ui/price/with-prices.ts'

const tokens = new URL('../../src/ui/styles/tokens.css', import.meta.url)
const fonts = new URL('../../src/ui/styles/fonts/', import.meta.url)

/** What the share image of a page shows. */
export interface ShareCard {
  heading: string
  /** A sentence or two below the heading; cut off after three lines. */
  text: string
  ground: Ground
  /** The text on the ochre brick; may be empty. */
  brick: string
  /** Shown through the bricks of the wall; without one, the bricks are clay. */
  image: ContentImage | null
  logo: ContentImage
  /** Which way the page is read; from the right, the card is mirrored. */
  dir: string
}

/** The card of a page, made from the words, color and image of its first section. */
export function shareCard(page: PageContent, settings: Settings, dir: string): ShareCard {
  const [first] = page.sections
  const ground = first ? groundOf(first) : 'plaster'
  return {
    heading: (first && 'heading' in first && first.heading) || page.title,
    text: (first && leadOf(first)) || page.seo?.description || '',
    ground,
    brick: brickOf(first),
    image: (first && 'image' in first && first.image) || null,
    logo: shadeOf(ground) === 'dark' ? settings.logoOnDark : settings.logo,
    dir,
  }
}

function leadOf(section: PageSection): string | null {
  const lead = 'lead' in section ? (section.lead ?? null) : null
  return withPrices(lead, 'prices' in section ? section.prices : null)
}

function brickOf(first: PageSection | undefined): string {
  if (first?._type === 'hero' && first.claim) return first.claim.text
  return (first && 'brick' in first && first.brick) || ''
}

/** The size that link previews expect, in pixels. */
export const shareSize = { width: 1200, height: 630 }
/** The brick wall at the right edge. */
export const wallSize = { width: 560, height: 630 }

interface Brick {
  x: number
  y: number
  width: number
  height: number
}

const joint = 8
const half = (wallSize.width + joint) / 5
const course = (wallSize.height + joint) / 5

/** A brick of the wall of the hero; start and length in half-bricks. */
function brick(row: number, start: number, length: number): Brick {
  return {
    x: shareSize.width - wallSize.width + start * half,
    y: row * course,
    width: length * half - joint,
    height: course - joint,
  }
}

/** The bricks through which an image may show, the one with text, and a dark one below it. */
const odd = (row: number) => [brick(row, 2, 2), brick(row, 4, 1)]
const even = (row: number) => [brick(row, 1, 2), brick(row, 3, 2)]
const bricks = [brick(0, 3, 2), ...odd(1), ...even(2), ...odd(3), ...even(4)]
const textBrick = brick(3, 0, 2)
const darkBrick = brick(4, 0, 1)

/**
 * Draws a card as a JPEG of 1200 × 630 pixels; the same card always gives the same bytes.
 * @param files the card's images as data: addresses
 */
export async function drawCard(
  card: ShareCard,
  { logo, image }: { logo: string; image: string | null },
): Promise<Buffer> {
  const color = await readColors()
  const { width, height } = shareSize
  const words = await wordsSvg(card, {
    words: color(shadeOf(card.ground) === 'dark' ? 'lime' : 'ink'),
    brick: color(card.ground === 'ochre' ? 'lime' : 'ink'),
  })
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${color(grounds[card.ground] ?? card.ground)}"/>`,
    wallSvg(card, image, color),
    `<image href="${logo}" x="${placed(64, 400, card.dir)}" y="64" width="400" height="60" preserveAspectRatio="${card.dir === 'rtl' ? 'xMax' : 'xMin'}YMid meet"/>`,
    words,
    '</svg>',
  ].join('')
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return sharp(drawn.pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

/** The tokens of backgrounds that are not named like them. */
const grounds: Partial<Record<Ground, string>> = {
  bush: 'bush-deep',
  clay: 'clay-tint',
  closing: 'clay',
}

const column: CSSProperties = {
  position: 'absolute',
  top: 164,
  bottom: 56,
  width: 548,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
}
const heading: CSSProperties = {
  display: 'block',
  fontFamily: 'Besley, Besley Latin, Almarai',
  fontWeight: 700,
  lineHeight: 1.1,
  whiteSpace: 'pre-wrap',
  lineClamp: 5,
}
const textStyle: CSSProperties = {
  display: 'block',
  fontFamily: 'Figtree, Figtree Latin, Almarai',
  fontSize: 25,
  lineHeight: 1.35,
  whiteSpace: 'pre-wrap',
  textWrap: 'pretty',
  wordBreak: 'break-word',
  lineClamp: 3,
}
const brickStyle: CSSProperties = {
  position: 'absolute',
  top: textBrick.y,
  width: textBrick.width,
  height: textBrick.height,
  padding: '12px 18px',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  fontFamily: 'Besley, Besley Latin, Almarai',
  fontWeight: 700,
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
function wallSvg(
  { ground, dir }: ShareCard,
  image: string | null,
  color: (token: string) => string,
): string {
  const { width, height } = wallSize
  const rect = (each: Brick, fill = 'none') =>
    `<rect x="${placed(each.x, each.width, dir)}" y="${each.y}" width="${each.width}" height="${each.height}" rx="3" fill="${fill}"/>`
  const clays = ground === 'laterite' ? ['laterite-deep'] : ['laterite', 'clay', 'laterite']
  const wall = image
    ? `<clipPath id="wall">${bricks.map((each) => rect(each)).join('')}</clipPath><image href="${image}" x="${placed(shareSize.width - width, width, dir)}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" clip-path="url(#wall)"/>`
    : bricks.map((each, index) => rect(each, color(clays[index % clays.length] ?? ''))).join('')
  const isDeep = shadeOf(ground) === 'dark' && ground !== 'laterite'
  const text = rect(textBrick, color(ground === 'ochre' ? 'laterite' : 'ochre'))
  return wall + text + rect(darkBrick, color(isDeep ? 'clay' : 'laterite-deep'))
}

/** The distance from the left edge, which is the one from the right edge on a mirrored card. */
function placed(start: number, width: number, dir: string): number {
  return dir === 'rtl' ? shareSize.width - start - width : start
}

/** All text of a card as outlines in SVG; satori breaks the lines. */
async function wordsSvg(
  card: ShareCard,
  colors: { words: string; brick: string },
): Promise<string> {
  const isMirrored = card.dir === 'rtl'
  // Tighter letters would close the spaces between Arabic words.
  const letterSpacing = isMirrored ? 0 : '-0.026em'
  const size = { fontSize: headingSize(card.heading), letterSpacing, ...breaks(card.heading) }
  const start = isMirrored ? 'right' : 'left'
  const direction = isMirrored ? 'rtl' : 'ltr'
  const page = div({ display: 'flex', width: '100%', height: '100%', direction }, [
    div({ ...column, [start]: 64, color: colors.words }, [
      div({ ...heading, ...size }, card.heading),
      div(textStyle, card.text),
    ]),
    div({ ...brickStyle, [start]: textBrick.x, color: colors.brick }, card.brick),
  ])
  return satori(page, { ...shareSize, fonts: await readFonts() })
}

/** A React element without React, which would load before the build selects its production edition. */
function div(style: CSSProperties, children?: ReactNode): ReactElement {
  return { type: 'div', key: null, props: { style, children } }
}

/** In pixels: longer ones are smaller, as on the page. */
function headingSize({ length }: string): number {
  if (length <= 40) return 62
  if (length <= 64) return 52
  return length <= 88 ? 43 : 38
}

/** Balanced lines are so narrow that normal words would break, and that the end of a long heading is cut. */
function breaks(words: string): CSSProperties {
  return /\S{16}/.test(words) || words.length > 88
    ? { wordBreak: 'break-word' }
    : { textWrap: 'balance' }
}

/** The brand's two typefaces, each with a separate file for accented letters, and one for Arabic. */
const typefaces: [name: string, file: URL, weight: 400 | 700][] = [
  ['Besley', new URL('besley-basic-700.woff2', fonts), 700],
  ['Besley Latin', new URL('besley-latin-700.woff2', fonts), 700],
  ['Figtree', new URL('figtree-basic-400-700.woff2', fonts), 400],
  ['Figtree Latin', new URL('figtree-latin-400-700.woff2', fonts), 400],
  // Pages use the visitor's Arabic font; the machine that builds may have none.
  [
    'Almarai',
    new URL(import.meta.resolve('@fontsource/almarai/files/almarai-arabic-700-normal.woff2')),
    700,
  ],
  [
    'Almarai',
    new URL(import.meta.resolve('@fontsource/almarai/files/almarai-arabic-400-normal.woff2')),
    400,
  ],
]

function readFonts(): Promise<Font[]> {
  return Promise.all(
    typefaces.map(async ([name, file, weight]) => ({ name, data: await readFile(file), weight })),
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

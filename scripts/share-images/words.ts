import { readFile } from 'node:fs/promises'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import satori from 'satori'
import type { Font } from 'satori'
import { headingSize } from './card.ts'
import type { ShareCard } from './card.ts'
import { shareSize, textBrick } from './wall.ts'

const fonts = new URL('../../src/ui/styles/fonts/', import.meta.url)
export const fontFiles = {
  besley: new URL('besley-basic-700.woff2', fonts),
  besleyLatin: new URL('besley-latin-700.woff2', fonts),
  figtree: new URL('figtree-basic-400-700.woff2', fonts),
  figtreeLatin: new URL('figtree-latin-400-700.woff2', fonts),
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
const text: CSSProperties = {
  display: 'block',
  fontFamily: 'Figtree, Figtree Latin',
  fontSize: 25,
  lineHeight: 1.35,
  whiteSpace: 'pre-wrap',
  textWrap: 'pretty',
  wordBreak: 'break-word',
  lineClamp: 3,
}
const brick: CSSProperties = {
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

/** All text of a card as outlines in SVG; satori breaks the lines. */
export async function wordsSvg(
  card: ShareCard,
  colours: { words: string; brick: string },
): Promise<string> {
  const size = { fontSize: headingSize(card.heading), ...breaks(card.heading) }
  const page = div({ display: 'flex', width: '100%', height: '100%' }, [
    div({ ...column, color: colours.words }, [
      div({ ...heading, ...size }, card.heading),
      div(text, card.text),
    ]),
    div({ ...brick, color: colours.brick }, card.brick),
  ])
  return satori(page, { ...shareSize, fonts: await readFonts() })
}

/** A React element without React, which would load before the build selects its production edition. */
export function div(style: CSSProperties, children?: ReactNode): ReactElement {
  return { type: 'div', key: null, props: { style, children } }
}

/** Balanced lines are so narrow that normal words would break, so only long words may break. */
function breaks(words: string): CSSProperties {
  return /\S{16}/.test(words) ? { wordBreak: 'break-word' } : { textWrap: 'balance' }
}

/** The brand's two typefaces, each with a separate file for accented letters. */
export async function readFonts(): Promise<Font[]> {
  return [
    { name: 'Besley', data: await readFile(fontFiles.besley), weight: 700 },
    { name: 'Besley Latin', data: await readFile(fontFiles.besleyLatin), weight: 700 },
    { name: 'Figtree', data: await readFile(fontFiles.figtree), weight: 400 },
    { name: 'Figtree Latin', data: await readFile(fontFiles.figtreeLatin), weight: 400 },
  ]
}

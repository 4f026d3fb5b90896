import sharp from 'sharp'

export const SWATCH_NAMES = [
  'darkMuted',
  'darkVibrant',
  'dominant',
  'lightMuted',
  'lightVibrant',
  'muted',
  'vibrant',
] as const
export const SWATCH_FIELDS = ['background', 'foreground', 'population', 'title'] as const

/** `background`: the colour; `foreground`, `title`: text on it; `population`: its share in percent. */
interface Swatch {
  _type: 'sanity.imagePaletteSwatch'
  background: string
  foreground: string
  title: string
  population: number
}

export type Palette = { _type: 'sanity.imagePalette' } & Partial<
  Record<(typeof SWATCH_NAMES)[number], Swatch>
>

interface Colour {
  red: number
  green: number
  blue: number
  count: number
}

const SIDE = 48
/** Colour values within one step (of 256) are counted as one colour. */
const STEP = 32

/** The main colours of an encoded image, in Sanity's format. */
export async function findPalette(bytes: Uint8Array): Promise<Palette> {
  const pixels = await sharp(bytes)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const colours = countColours(pixels)
  const total = colours.reduce((sum, { count }) => sum + count, 0)
  const palette: Palette = { _type: 'sanity.imagePalette' }
  const [dominant] = colours
  if (dominant) palette.dominant = swatch(dominant, total)
  for (const colour of colours) {
    const name = kindOf(colour)
    palette[name] ??= swatch(colour, total)
  }
  return palette
}

/** Most frequent first; transparent pixels do not count. */
function countColours(pixels: Uint8Array): Colour[] {
  const sums = new Map<number, Colour>()
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    const [r, g, b] = [red, green, blue].map((part) => Math.floor(part / STEP))
    const key = ((r ?? 0) << 8) | ((g ?? 0) << 4) | (b ?? 0)
    const sum = sums.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    sum.red += red
    sum.green += green
    sum.blue += blue
    sum.count += 1
    sums.set(key, sum)
  }
  return [...sums.values()]
    .map(({ red, green, blue, count }) => ({
      red: Math.round(red / count),
      green: Math.round(green / count),
      blue: Math.round(blue / count),
      count,
    }))
    .toSorted((a, b) => b.count - a.count)
}

function kindOf({ red, green, blue }: Colour): Exclude<(typeof SWATCH_NAMES)[number], 'dominant'> {
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const lightness = (most + least) / 510
  const saturation = most === 0 ? 0 : (most - least) / most
  const isVibrant = saturation > 0.35
  if (lightness < 0.35) return isVibrant ? 'darkVibrant' : 'darkMuted'
  if (lightness > 0.65) return isVibrant ? 'lightVibrant' : 'lightMuted'
  return isVibrant ? 'vibrant' : 'muted'
}

function swatch(colour: Colour, total: number): Swatch {
  const { red, green, blue, count } = colour
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue
  const text = luma > 150 ? '#000' : '#fff'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    foreground: text,
    title: text,
    population: Math.round((count / total) * 10_000) / 100,
  }
}

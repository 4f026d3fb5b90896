import { colour } from '#studio/colours.ts'

/** A part of a thumbnail, in its units. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The colours of a thumbnail, which depend on the ground that it stands on. */
export interface Ink {
  /** Headings and figures. */
  strong: string
  /** Lines of text. */
  soft: string
  /** Cards and panels. */
  panel: string
  /** The button below the text. */
  button: string
}

/** Draws what a section holds into this part of its thumbnail, as SVG. */
export type Motif = (box: Box, ink: Ink) => string

export function rect({ x, y, w, h }: Box, fill: string, radius = 0): string {
  const round = radius > 0 ? ` rx="${radius}"` : ''
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}"${round} fill="${fill}"/>`
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
}

/** Lines of text: the last one is shorter. */
export function words({ x, y, w }: Omit<Box, 'h'>, count: number, fill: string): string {
  return rows(count, (index) =>
    rect({ x, y: y + index * 7, w: index === count - 1 && count > 1 ? w * 0.7 : w, h: 3 }, fill),
  )
}

/** What is drawn for each index, joined. */
export function rows(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Columns of equal width with a gap between them. */
export function columns(
  { x, y, w, h }: Box,
  count: number,
  draw: (box: Box, index: number) => string,
): string {
  const gap = 8
  const width = (w - gap * (count - 1)) / count
  return rows(count, (index) => draw({ x: x + index * (width + gap), y, w: width, h }, index))
}

/** A photograph laid in running bond. */
export function bricks({ x, y, w, h }: Box, fills: string[], across = 3): string {
  const courses = Math.max(2, Math.round(h / 14))
  const height = h / courses
  const width = w / across
  return rows(courses, (course) => {
    const shift = course % 2 === 0 ? 0 : width / 2
    const inner = Array.from({ length: across }, (_, index) => shift + index * width)
    const joints = [...new Set([0, ...inner, w])]
    return rows(joints.length - 1, (index) => {
      const [from = 0, to = w] = joints.slice(index)
      const fill = fills[(index * 2 + course * 3) % fills.length] ?? ''
      return rect(
        { x: x + from, y: y + course * height, w: to - from - 1.5, h: height - 1.5 },
        fill,
      )
    })
  })
}

/** The colours of a photograph. */
export const photo = ['bush', 'sage', 'leaf', 'clay', 'ochre'].map(colour)

import type { PageContent, PageSection, Settings } from '#src/content/types.ts'
import type { ContentImage } from '#shared/image.ts'

/** Background colors that a page's first section can have. */
export type Ground = 'laterite' | 'bush' | 'indigo' | 'ink' | 'ochre' | 'clay' | 'plaster'

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
}

const darkGrounds: readonly Ground[] = ['laterite', 'bush', 'indigo', 'ink']

/** True for a background that needs light text. */
export function isDark(ground: Ground): boolean {
  return darkGrounds.includes(ground)
}

/** The token of a background's color. */
export function groundToken(ground: Ground): string {
  const tokens: Partial<Record<Ground, string>> = { bush: 'bush-deep', clay: 'clay-tint' }
  return tokens[ground] ?? ground
}

/** The size of a card's heading in pixels: longer ones are smaller, as on the page. */
export function headingSize({ length }: string): number {
  if (length <= 40) return 62
  return length <= 64 ? 52 : 43
}

/** The card of a page, made from the words, color and image of its first section. */
export function shareCard(page: PageContent, settings: Settings): ShareCard {
  const [first] = page.sections
  const ground = first ? groundOf(first) : 'plaster'
  return {
    heading: (first && textOf(first, 'heading')) || page.title,
    text: (first && textOf(first, 'lead')) || page.seo?.description || '',
    ground,
    brick: (first && 'brick' in first && first.brick) || '',
    image: (first && 'image' in first && first.image) || null,
    logo: isDark(ground) ? settings.logoOnDark : settings.logo,
  }
}

function groundOf(section: PageSection): Ground {
  if (section._type === 'hero' || section._type === 'pageTitle') return section.tone ?? 'plaster'
  // The first sections of the price pages are dark; all others are on plaster.
  return section._type === 'plans' || section._type === 'shortlist' ? 'bush' : 'plaster'
}

function textOf(section: PageSection, field: 'heading' | 'lead'): string {
  if (field === 'heading') return ('heading' in section && section.heading) || ''
  return ('lead' in section && section.lead) || ''
}

/** The size that link previews expect, in pixels. */
export const shareSize = { width: 1200, height: 630 }
/** The brick wall at the right edge. */
export const wallSize = { width: 560, height: 630 }

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The wall of the hero: for each course its bricks, as start and length in half-bricks. */
const courses: number[][][] = [
  [[3, 2]],
  [
    [2, 2],
    [4, 1],
  ],
  [
    [1, 2],
    [3, 2],
  ],
  [
    [2, 2],
    [4, 1],
  ],
  [
    [1, 2],
    [3, 2],
  ],
]
const joint = 8
const half = (wallSize.width + joint) / 5
const course = (wallSize.height + joint) / courses.length

/** The brick with text, and the dark half-brick below it. */
export const textBrick = box(0, 2, 3)
const darkBrick = box(0, 1, 4)

/** A brick and the token of its color. */
export interface Brick extends Box {
  token: string
}

/** The wall's bricks on this ground: those through which an image may show, and the other two. */
export function wallBricks(ground: Ground): { window: Brick[]; text: Brick; dark: Brick } {
  const bricks = courses.flatMap((row, index) =>
    row.map(([start = 0, length = 1]) => box(start, length, index)),
  )
  const isDeep = isDark(ground) && ground !== 'laterite'
  return {
    window: bricks.map((brick, index) => ({ ...brick, token: clayOf(ground, index) })),
    text: { ...textBrick, token: ground === 'ochre' ? 'laterite' : 'ochre' },
    dark: { ...darkBrick, token: isDeep ? 'clay' : 'laterite-deep' },
  }
}

/** Color of a brick without an image. */
function clayOf(ground: Ground, index: number): string {
  if (ground === 'laterite') return 'laterite-deep'
  return index % 3 === 1 ? 'clay' : 'laterite'
}

function box(start: number, length: number, row: number): Box {
  return {
    x: shareSize.width - wallSize.width + start * half,
    y: row * course,
    width: length * half - joint,
    height: course - joint,
  }
}

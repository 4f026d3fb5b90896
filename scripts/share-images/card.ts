import type { PageContent, PageSection, Settings } from '#src/content/types.ts'
import type { ContentImage } from '#shared/image.ts'

/** Background colours that a page's first section can have. */
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

/** The token of a background's colour. */
export function groundToken(ground: Ground): string {
  const tokens: Partial<Record<Ground, string>> = { bush: 'bush-deep', clay: 'clay-tint' }
  return tokens[ground] ?? ground
}

/** The size of a card's heading in pixels: longer ones are smaller, as on the page. */
export function headingSize({ length }: string): number {
  if (length <= 40) return 62
  return length <= 64 ? 52 : 43
}

/** The card of a page, made from the words, colour and image of its first section. */
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

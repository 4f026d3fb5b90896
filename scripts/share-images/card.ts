import type { PageContent, PageSection, Settings } from '#src/content/types.ts'
import type { ContentImage } from '#src/lib/image/image.ts'

/** The grounds that a page's first band can have. */
export type Ground = 'laterite' | 'bush' | 'indigo' | 'ink' | 'ochre' | 'clay' | 'plaster'

/** What the picture of a shared link shows of its page. */
export interface ShareCard {
  heading: string
  /** A sentence or two below it; cut after three lines. */
  text: string
  ground: Ground
  /** The words on the ochre brick; may be empty. */
  brick: string
  /** Seen through the wall's bricks; without one they are bricks of clay. */
  picture: ContentImage | null
  logo: ContentImage
}

const darkGrounds: readonly Ground[] = ['laterite', 'bush', 'indigo', 'ink']

/** True where words are drawn in a light colour. */
export function isDark(ground: Ground): boolean {
  return darkGrounds.includes(ground)
}

/** A page as its shared link shows it: in the words, colour and picture that it begins with. */
export function shareCard(page: PageContent, settings: Settings): ShareCard {
  const [first] = page.sections
  const ground = first ? groundOf(first) : 'plaster'
  return {
    heading: (first && textOf(first, 'heading')) || page.title,
    text: (first && textOf(first, 'lead')) || page.seo?.description || '',
    ground,
    brick: (first && 'brick' in first && first.brick) || '',
    picture: (first && 'image' in first && first.image) || null,
    logo: isDark(ground) ? settings.logoOnDark : settings.logo,
  }
}

function groundOf(section: PageSection): Ground {
  if (section._type === 'hero' || section._type === 'pageTitle') return section.tone ?? 'plaster'
  // The bands that open the price pages are dark; every other stands on plaster.
  return section._type === 'plans' || section._type === 'shortlist' ? 'bush' : 'plaster'
}

function textOf(section: PageSection, field: 'heading' | 'lead'): string {
  if (field === 'heading') return ('heading' in section && section.heading) || ''
  return ('lead' in section && section.lead) || ''
}

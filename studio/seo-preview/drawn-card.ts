import { asText } from '#schemas/fields/values.ts'
import type { Ground } from '#scripts/share-images/card.ts'
import { isRecord } from '#shared/json.ts'

/** The words and the colour of the image that the build draws for a page without an image of its own. */
export interface DrawnCard {
  heading: string
  text: string
  ground: Ground
  /** The text on the ochre brick; may be empty. */
  brick: string
}

const grounds = ['laterite', 'bush', 'indigo', 'ink', 'ochre', 'clay', 'plaster'] as const

/** What the page of the form begins with, as the build reads it. */
export function drawnCard(page: unknown): DrawnCard {
  const { title, seo } = isRecord(page) ? page : {}
  const first = firstSection(page)
  const description = isRecord(seo) ? seo['description'] : ''
  return {
    heading: asText(first['heading']) || asText(title),
    text: asText(first['lead']) || asText(description),
    ground: groundOf(first),
    brick: asText(first['brick']),
  }
}

/** The first section that visitors see; empty for none. */
export function firstSection(page: unknown): Record<string, unknown> {
  const sections = isRecord(page) && Array.isArray(page['sections']) ? page['sections'] : []
  return sections.filter(isRecord).find(({ hidden }) => hidden !== true) ?? {}
}

function groundOf({ _type, tone }: Record<string, unknown>): Ground {
  if (_type === 'plans' || _type === 'shortlist') return 'bush'
  const chosen = _type === 'hero' || _type === 'pageTitle' ? tone : undefined
  return grounds.find((ground) => ground === chosen) ?? 'plaster'
}

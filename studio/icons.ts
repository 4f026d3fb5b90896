// oxlint-disable-next-line no-restricted-imports -- each is rendered within a boundary
import { icons, type IconSymbol } from '@sanity/icons'
import { type ComponentType, createElement, Suspense, useSyncExternalStore } from 'react'
import { sectionTypes } from '#src/sections/schemas.generated.ts'

/** The icons of documents and of what a guide contains; a section names its icon in its schema. */
const symbols = new Map<string, IconSymbol>([
  ...sectionTypes.map(({ name, iconName }) => [name, iconName] as const),
  ['article', 'book'],
  ['audienceCard', 'target'],
  ['benefitCard', 'star'],
  ['button', 'launch'],
  ['callout', 'bulb-outline'],
  ['claim', 'lock'],
  ['compareGroup', 'tiers'],
  ['faqItem', 'help-circle'],
  ['feature', 'desktop'],
  ['figure', 'trend-upward'],
  ['formTexts', 'edit'],
  ['house', 'home'],
  ['legalPage', 'book'],
  ['liveFigure', 'trend-upward'],
  ['navigation', 'menu'],
  ['office', 'marker'],
  ['page', 'document'],
  ['partnerLogo', 'tag'],
  ['picture', 'image'],
  ['plan', 'credit-card'],
  ['prices', 'bill'],
  ['question', 'help-circle'],
  ['quote', 'blockquote'],
  ['redirect', 'transfer'],
  ['sampleProject', 'image'],
  ['screenTexts', 'edit'],
  ['siteSettings', 'cog'],
  ['table', 'th-list'],
  ['teamMember', 'user'],
  ['testimonial', 'double-quote'],
  ['ticks', 'checkmark-circle'],
  ['topic', 'tags'],
  ['translation.metadata', 'translate'],
])

/**
 * The icon of a type, in the Studio alone. Presentation renders all icons to text to describe the schema to
 * its frame: they load late, so they would be missing there, and the site's policy forbids to write HTML.
 */
export function iconOf(type: string): ComponentType | undefined {
  const symbol = symbols.get(type)
  if (symbol === undefined) return undefined
  return () => {
    const isInStudio = useSyncExternalStore(
      noChange,
      () => true,
      () => false,
    )
    return isInStudio
      ? createElement(Suspense, { fallback: null }, createElement(icons[symbol]))
      : null
  }
}

const noChange = () => () => {}

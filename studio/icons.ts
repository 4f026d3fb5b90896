// oxlint-disable-next-line no-restricted-imports -- each is rendered within a boundary
import { icons, type IconSymbol } from '@sanity/icons'
import { type ComponentType, createElement, Suspense, useSyncExternalStore } from 'react'
import { sectionTypes } from '#src/sections/schemas.generated.ts'

/** The icons of documents and of members of lists; a section names its icon in its schema. */
const symbols = new Map<string, string>([
  ...sectionTypes.map(({ name, iconName }) => [name, iconName] as const),
  ['action', 'launch'],
  ['audienceCard', 'target'],
  ['benefitCard', 'star'],
  ['bidFact', 'list'],
  ['checklistGroup', 'olist'],
  ['checklistItem', 'checkmark-circle'],
  ['compareGroup', 'tiers'],
  ['compareItem', 'list'],
  ['decisionEntry', 'comment'],
  ['exchangeRate', 'number'],
  ['faqItem', 'help-circle'],
  ['feature', 'desktop'],
  ['footerGroup', 'menu'],
  ['footerLink', 'link'],
  ['formTexts', 'edit'],
  ['holiday', 'calendar'],
  ['house', 'home'],
  ['houseWeek', 'calendar'],
  ['legalFact', 'info-outline'],
  ['legalPage', 'book'],
  ['link', 'link'],
  ['menuItem', 'link'],
  ['monthsRow', 'bar-chart'],
  ['navItem', 'link'],
  ['navigation', 'menu'],
  ['office', 'marker'],
  ['page', 'document'],
  ['partnerLogo', 'tag'],
  ['plan', 'credit-card'],
  ['planAvailability', 'checkmark'],
  ['ratingCriterion', 'star'],
  ['redirect', 'transfer'],
  ['reportSignature', 'edit'],
  ['sampleProject', 'image'],
  ['screenTexts', 'edit'],
  ['sharedPart', 'lock'],
  ['sharedView', 'eye-open'],
  ['shortlistEntry', 'user'],
  ['siteBuilt', 'bar-chart'],
  ['siteSettings', 'cog'],
  ['socialLink', 'share'],
  ['solutionsItem', 'link'],
  ['statistic', 'number'],
  ['step', 'olist'],
  ['teamMember', 'user'],
  ['testimonial', 'double-quote'],
  ['titleBlockEntry', 'tag'],
])

/**
 * The icon of a type, in the Studio alone. Presentation renders all icons to text to describe the schema to
 * its frame: they load late, so they would be missing there, and the site's policy forbids to write HTML.
 */
export function iconOf(type: string): ComponentType | undefined {
  const symbol = symbols.get(type)
  if (symbol === undefined || !isIcon(symbol)) return undefined
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

function isIcon(name: string): name is IconSymbol {
  return Object.hasOwn(icons, name)
}

// oxlint-disable-next-line no-restricted-imports -- each is rendered within a boundary
import { icons, type IconSymbol } from '@sanity/icons'
import { type ComponentType, createElement, Suspense, useSyncExternalStore } from 'react'
import type { SchemaTypeDefinition } from 'sanity'
import { sectionTypes } from '#src/sections/schemas.generated.ts'

/** By type name, the icon in lists and menus. A section names its icon in its schema. */
const iconOf: Record<string, IconSymbol> = {
  action: 'launch',
  audienceCard: 'target',
  benefitCard: 'star',
  bidFact: 'list',
  checklistGroup: 'olist',
  checklistItem: 'checkmark-circle',
  closingTexts: 'text',
  compareGroup: 'tiers',
  compareItem: 'list',
  constructionTexts: 'text',
  contactTexts: 'text',
  decisionEntry: 'comment',
  demoTexts: 'text',
  estimateWords: 'text',
  exchangeRate: 'number',
  exchangeRates: 'number',
  faqItem: 'help-circle',
  feature: 'desktop',
  finderWords: 'text',
  footerGroup: 'menu',
  footerLink: 'link',
  formTexts: 'edit',
  fundingTexts: 'text',
  holiday: 'calendar',
  house: 'home',
  houseWeek: 'calendar',
  jobsTexts: 'text',
  learnDialog: 'olist',
  link: 'link',
  legalFact: 'info-outline',
  legalPage: 'book',
  menuItem: 'link',
  monthsRow: 'bar-chart',
  navItem: 'link',
  navigation: 'menu',
  notice: 'bell',
  office: 'marker',
  page: 'document',
  partnerLogo: 'tag',
  plan: 'credit-card',
  planAvailability: 'checkmark',
  receiptTexts: 'bill',
  ratingCriterion: 'star',
  redirect: 'transfer',
  referralTexts: 'text',
  reportSignature: 'edit',
  sampleProject: 'image',
  schedulerTexts: 'text',
  screenTexts: 'edit',
  seo: 'search',
  sharedPart: 'lock',
  sharedView: 'eye-open',
  shortlistEntry: 'user',
  siteBuilt: 'bar-chart',
  siteSettings: 'cog',
  socialLink: 'share',
  solutionsItem: 'link',
  statistic: 'number',
  step: 'olist',
  teamMember: 'user',
  testimonial: 'double-quote',
  titleBlockEntry: 'tag',
  waitlistTexts: 'text',
}

/** Gives every type its icon: schemas are also used outside the Studio, so they contain no components. */
export function withIcons(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  const sections = new Map<string, string>(sectionTypes.map((type) => [type.name, type.iconName]))
  return types.map((type) => {
    const symbol = iconOf[type.name] ?? sections.get(type.name) ?? ''
    return isIcon(symbol) ? { ...type, icon: iconComponent(symbol) } : type
  })
}

/**
 * The icon in the Studio alone. Presentation renders all icons to text to describe the schema to its frame:
 * there they would be missing, since icons load late, and the site's policy forbids to write them as HTML.
 */
function iconComponent(symbol: IconSymbol): ComponentType {
  return () => {
    const isInStudio = useSyncExternalStore(noChange, isTrue, isFalse)
    return isInStudio
      ? createElement(Suspense, { fallback: null }, createElement(icons[symbol]))
      : null
  }
}

const noChange = () => () => {}
const isTrue = () => true
const isFalse = () => false

function isIcon(name: string): name is IconSymbol {
  return Object.hasOwn(icons, name)
}

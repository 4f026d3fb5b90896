import { icons, type IconSymbol } from '@sanity/icons'
import type { SchemaTypeDefinition } from 'sanity'

/** By type name, the icon that stands for it in lists and menus. */
export const iconOf: Record<string, IconSymbol> = {
  action: 'launch',
  audienceCard: 'target',
  benefitBond: 'th-large',
  benefitCard: 'star',
  benefits: 'star',
  builtFor: 'target',
  compareGroup: 'tiers',
  compareItem: 'list',
  compareTable: 'tiers',
  estimateBanner: 'bulb-outline',
  faqItem: 'help-circle',
  faqList: 'help-circle',
  feature: 'desktop',
  featureTabs: 'desktop',
  feeEstimator: 'controls',
  footerGroup: 'menu',
  footerLink: 'link',
  hero: 'presentation',
  insuredBand: 'lock',
  legalFact: 'info-outline',
  legalPage: 'book',
  legalText: 'book',
  linkCards: 'link',
  menuItem: 'link',
  monitoring: 'eye-open',
  monthsRace: 'bar-chart',
  monthsRow: 'bar-chart',
  navItem: 'link',
  navigation: 'menu',
  office: 'marker',
  offices: 'marker',
  page: 'document',
  pageTitle: 'text',
  partnerLogo: 'tag',
  partners: 'tag',
  pictureText: 'master-detail',
  plan: 'credit-card',
  planAvailability: 'checkmark',
  plans: 'credit-card',
  projectsCarousel: 'images',
  questionBlock: 'comment',
  redirect: 'transfer',
  richText: 'block-content',
  sampleProject: 'image',
  seo: 'search',
  shortlist: 'clipboard',
  shortlistEntry: 'user',
  siteSettings: 'cog',
  socialLink: 'share',
  solutionsItem: 'link',
  statistic: 'number',
  statistics: 'number',
  step: 'olist',
  steps: 'olist',
  team: 'users',
  teamMember: 'user',
  testimonial: 'double-quote',
  testimonials: 'double-quote',
  videoBlock: 'play',
  whatYouGet: 'bill',
}

/** Gives every type its icon: schemas are data for more than a Studio, and hold no components. */
export function withIcons(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) => {
    const symbol = iconOf[type.name]
    return symbol === undefined ? type : { ...type, icon: icons[symbol] }
  })
}

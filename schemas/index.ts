import { audienceCard } from './documents/audience-card.ts'
import { benefitCard } from './documents/benefit-card.ts'
import { compareGroup, compareItem, planAvailability } from './documents/compare-group.ts'
import { faqItem } from './documents/faq-item.ts'
import { feature } from './documents/feature.ts'
import { house, houseWeek } from './documents/house.ts'
import { legalFact, legalPage } from './documents/legal-page.ts'
import { holiday, office } from './documents/office.ts'
import { page } from './documents/page.ts'
import { partnerLogo } from './documents/partner-logo.ts'
import { plan } from './documents/plan.ts'
import { redirect } from './documents/redirect.ts'
import { sampleProject } from './documents/sample-project.ts'
import { teamMember } from './documents/team-member.ts'
import { testimonial } from './documents/testimonial.ts'
import { action } from './objects/links/action.ts'
import {
  footerGroup,
  footerLink,
  menuItem,
  navItem,
  socialLink,
  solutionsItem,
} from './objects/navigation-members.ts'
import { exchangeRate, exchangeRates } from './objects/exchange-rates.ts'
import { formObjects, formParts } from './objects/form-texts.ts'
import { learnDialog } from './objects/learn-dialog.ts'
import { link } from './objects/links/link.ts'
import { notice } from './singletons/notice.ts'
import { portableText } from './objects/portable-text.ts'
import { screenParts } from './objects/screen-texts.ts'
import { seo } from './objects/seo.ts'
import { sectionMembers, sectionTypes } from '#src/sections/schemas.generated.ts'
import { formTexts } from './singletons/form-texts.ts'
import { navigation } from './singletons/navigation.ts'
import { screenTexts } from './singletons/screen-texts.ts'
import { siteSettings } from './singletons/site-settings.ts'

const singletons = [siteSettings, navigation, formTexts, screenTexts]

const documents = [
  page,
  faqItem,
  testimonial,
  teamMember,
  plan,
  compareGroup,
  benefitCard,
  sampleProject,
  house,
  feature,
  audienceCard,
  partnerLogo,
  office,
  legalPage,
  redirect,
]

const objects = [
  action,
  link,
  seo,
  portableText,
  solutionsItem,
  menuItem,
  navItem,
  footerGroup,
  footerLink,
  socialLink,
  houseWeek,
  holiday,
  legalFact,
  learnDialog,
  exchangeRate,
  exchangeRates,
  notice,
  ...formObjects,
  ...formParts,
  ...screenParts,
  compareItem,
  planAvailability,
]

/** Every type of the content model, for the Studio, the type generator and the content check. */
export const schemaTypes = [
  ...singletons,
  ...documents,
  ...objects,
  ...sectionMembers,
  ...sectionTypes,
]

/** Documents that exist once: their `_id` equals their type. */
export const singletonTypes: string[] = singletons.map(({ name }) => name)

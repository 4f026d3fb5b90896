import { sectionMembers, sectionTypes } from '#src/sections/schemas.generated.ts'
import { article, articleBody, bodyParts, cover, topic } from './documents/article.ts'
import {
  audienceCard,
  benefitCard,
  feature,
  partnerLogo,
  sampleProject,
} from './documents/cards.ts'
import { claim, claimRow, claimTexts } from './documents/claim.ts'
import { house, houseWeek } from './documents/house.ts'
import { holiday, office } from './documents/office.ts'
import { learnDialog, page, seo } from './documents/page.ts'
import { teamMember, testimonial } from './documents/people.ts'
import { compareGroup, compareItem, plan, planAvailability } from './documents/plan.ts'
import { redirect } from './documents/redirect.ts'
import { faqItem, legalFact, legalPage, portableText } from './documents/texts.ts'
import { translationsOf } from './documents/translations.ts'
import { withLanguage } from './fields/language.ts'
import { actionType, linkType } from './links.ts'
import { exchangeRate, exchangeRates } from './singletons/exchange-rates.ts'
import {
  footerGroup,
  footerLink,
  menuItem,
  navigation,
  navItem,
  socialLink,
  solutionsItem,
} from './singletons/navigation.ts'
import { notice } from './singletons/notice.ts'
import { price, prices } from './singletons/prices.ts'
import { siteLanguage, siteSettings } from './singletons/site-settings.ts'
import { formObjects, formParts, formTexts, screenParts, screenTexts } from './singletons/texts.ts'

const singletons = [siteSettings, navigation, prices, formTexts, screenTexts].map(withLanguage)

const translated = [
  page,
  faqItem,
  testimonial,
  teamMember,
  plan,
  compareGroup,
  benefitCard,
  sampleProject,
  house,
  claim,
  feature,
  audienceCard,
  partnerLogo,
  office,
  legalPage,
  topic,
  article,
].map(withLanguage)

const documents = [...translated, redirect]

const objects = [
  siteLanguage,
  actionType,
  linkType,
  seo,
  portableText,
  cover,
  articleBody,
  ...bodyParts,
  solutionsItem,
  menuItem,
  navItem,
  footerGroup,
  footerLink,
  socialLink,
  houseWeek,
  claimRow,
  claimTexts,
  holiday,
  legalFact,
  learnDialog,
  exchangeRate,
  exchangeRates,
  notice,
  price,
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
  ...translationsOf([...singletons, ...translated]),
]

/** The titles of the documents that exist once: their `_id` equals their type. */
export const singletonTitles: ReadonlyMap<string, string | undefined> = new Map(
  singletons.map(({ name, title }) => [name, title]),
)

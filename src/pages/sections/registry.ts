import type { ReactNode } from 'react'
import type { Section, SectionType } from '#src/content/types.ts'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { withStylesheet } from '#src/lib/stylesheet.ts'
import { Hero } from '#src/sections/hero/Hero.tsx'
import { lazySection } from '../loading/lazy-section.tsx'

export interface SectionProps<Type extends SectionType> {
  section: Section<Type>
  /** True at the top of a page: this section carries the page's h1. */
  first: boolean
}

type Registry = { [Type in SectionType]: (props: SectionProps<Type>) => ReactNode }

// Sections that are usually shown together share a chunk. One without a group has its own chunk. Styles
// that the home page can do without are in sheets of their own.
const home = (name: string) => loadChunk(name, () => import('./chunks/home.ts'))
const offers = (name: string) =>
  withStylesheet(
    'offers',
    loadChunk(name, () => import('./chunks/offers.ts')),
  )
const pricing = (name: string) =>
  withStylesheet(
    'pricing',
    loadChunk(name, () => import('./chunks/pricing.ts')),
  )
const company = (name: string) => loadChunk(name, () => import('./chunks/company.ts'))
const closing = (name: string) => loadChunk(name, () => import('./chunks/closing.ts'))

/**
 * The component of every section type. A missing type does not compile. The registry is part of the
 * pages because it also joins sections with forms, which the sections themselves may not import.
 */
export const sectionRegistry: Registry = {
  hero: Hero,
  builtFor: lazySection('builtFor', async (name) => (await home(name)).BuiltFor),
  projectsCarousel: lazySection(
    'projectsCarousel',
    async (name) => (await home(name)).ProjectsCarousel,
  ),
  featureTabs: lazySection('featureTabs', async (name) => (await home(name)).FeatureTabs),
  testimonials: lazySection('testimonials', async (name) => (await home(name)).Testimonials),
  partners: lazySection('partners', async (name) => (await home(name)).Partners),
  estimateBanner: lazySection('estimateBanner', async (name) => (await home(name)).EstimateBanner),
  whatYouGet: lazySection('whatYouGet', async (name) => (await home(name)).WhatYouGet),
  faqList: lazySection('faqList', async (name) => (await home(name)).FaqList),
  richText: lazySection('richText', async (name) => (await home(name)).RichText),
  legalText: lazySection('legalText', async (name) => (await home(name)).LegalTextWithDetails),
  steps: lazySection('steps', async (name) => (await company(name)).Steps),
  statistics: lazySection('statistics', async (name) => (await company(name)).Statistics),
  benefits: lazySection('benefits', async (name) => (await offers(name)).Benefits),
  benefitMosaic: lazySection('benefitMosaic', async (name) => (await offers(name)).BenefitMosaic),
  insuredBand: lazySection('insuredBand', async (name) => (await offers(name)).InsuredBand),
  pictureText: lazySection('pictureText', async (name) => (await offers(name)).PictureText),
  monthsRace: lazySection('monthsRace', async (name) => (await offers(name)).MonthsRace),
  decisionDrawing: lazySection(
    'decisionDrawing',
    async (name) => (await offers(name)).DecisionDrawing,
  ),
  monitoringReport: lazySection(
    'monitoringReport',
    async (name) => (await offers(name)).MonitoringReport,
  ),
  checklist: lazySection('checklist', async (name) => (await offers(name)).Checklist),
  sharedViews: lazySection('sharedViews', async (name) => (await offers(name)).SharedViews),
  siteProgress: lazySection('siteProgress', async (name) => (await offers(name)).SiteProgress),
  bidInvitation: lazySection('bidInvitation', async (name) => (await offers(name)).BidInvitation),
  linkCards: lazySection('linkCards', async (name) => (await offers(name)).LinkCards),
  welcome: lazySection('welcome', async (name) => (await offers(name)).WelcomeWithReceipt),
  plans: lazySection('plans', async (name) => (await pricing(name)).Plans),
  planFinder: lazySection('planFinder', async (name) => (await pricing(name)).PlanFinder),
  compareTable: lazySection('compareTable', async (name) => (await pricing(name)).CompareTable),
  feeEstimator: lazySection('feeEstimator', async (name) => (await pricing(name)).FeeEstimator),
  shortlist: lazySection('shortlist', async (name) => (await pricing(name)).Shortlist),
  monitoring: lazySection('monitoring', async (name) => (await pricing(name)).Monitoring),
  team: lazySection('team', async (name) => (await company(name)).Team),
  offices: lazySection(
    'offices',
    async (name) => (await withStylesheet('forms', company(name))).OfficesWithForm,
  ),
  questionBlock: lazySection(
    'questionBlock',
    async (name) => (await withStylesheet('forms', company(name))).QuestionBlockWithForm,
  ),
  shareLink: lazySection(
    'shareLink',
    async (name) => (await withStylesheet('forms', company(name))).ShareLink,
  ),
  videoBlock: lazySection(
    'videoBlock',
    async (name) => (await withStylesheet('forms', company(name))).VideoBlock,
  ),
  pageTitle: lazySection('pageTitle', async (name) => (await company(name)).PageTitle),
  followHouse: lazySection('followHouse', async (name) => (await home(name)).FollowHouse),
  closingBand: lazySection('closingBand', async (name) => (await closing(name)).ClosingBand),
}

/** Not a section: the bricks of the closing band at the foot of a phone's window. */
export const PhoneBar = lazySection('phoneBar', async (name) => (await closing(name)).PhoneBar)

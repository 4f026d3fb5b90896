import type { ReactNode } from 'react'
import type { Section, SectionType } from '#src/content/types.ts'
import { Hero } from '#src/sections/hero/Hero.tsx'
import { lazySection } from '#src/pages/loading/lazy-section.tsx'

export interface SectionProps<Type extends SectionType> {
  section: Section<Type>
  /** True at the top of a page: this section carries the page's h1. */
  first: boolean
}

type Registry = { [Type in SectionType]: (props: SectionProps<Type>) => ReactNode }

/**
 * The component of every section type. A missing type does not compile. The registry is part of the
 * pages because it also joins sections with forms, which the sections themselves may not import.
 */
export const sectionRegistry: Registry = {
  hero: Hero,
  builtFor: lazySection(
    'builtFor',
    () => import('#src/sections/built-for/BuiltFor.tsx'),
    (m) => m.BuiltFor,
  ),
  projectsCarousel: lazySection(
    'projectsCarousel',
    () => import('#src/sections/projects-carousel/ProjectsCarousel.tsx'),
    (m) => m.ProjectsCarousel,
  ),
  featureTabs: lazySection(
    'featureTabs',
    () => import('#src/sections/feature-tabs/FeatureTabs.tsx'),
    (m) => m.FeatureTabs,
  ),
  testimonials: lazySection(
    'testimonials',
    () => import('#src/sections/testimonials/Testimonials.tsx'),
    (m) => m.Testimonials,
  ),
  partners: lazySection(
    'partners',
    () => import('#src/sections/partners/Partners.tsx'),
    (m) => m.Partners,
  ),
  estimateBanner: lazySection(
    'estimateBanner',
    () => import('#src/sections/estimate-banner/EstimateBanner.tsx'),
    (m) => m.EstimateBanner,
  ),
  whatYouGet: lazySection(
    'whatYouGet',
    () => import('#src/sections/what-you-get/WhatYouGet.tsx'),
    (m) => m.WhatYouGet,
  ),
  faqList: lazySection(
    'faqList',
    () => import('#src/sections/faq-list/FaqList.tsx'),
    (m) => m.FaqList,
  ),
  richText: lazySection(
    'richText',
    () => import('#src/sections/rich-text/RichText.tsx'),
    (m) => m.RichText,
  ),
  legalText: lazySection(
    'legalText',
    () => import('./slots/LegalTextWithDetails.tsx'),
    (m) => m.LegalTextWithDetails,
  ),
  steps: lazySection(
    'steps',
    () => import('#src/sections/steps/Steps.tsx'),
    (m) => m.Steps,
  ),
  statistics: lazySection(
    'statistics',
    () => import('#src/sections/statistics/Statistics.tsx'),
    (m) => m.Statistics,
  ),
  benefits: lazySection(
    'benefits',
    () => import('#src/sections/benefits/Benefits.tsx'),
    (m) => m.Benefits,
  ),
  benefitMosaic: lazySection(
    'benefitMosaic',
    () => import('#src/sections/benefit-mosaic/BenefitMosaic.tsx'),
    (m) => m.BenefitMosaic,
  ),
  insuredBand: lazySection(
    'insuredBand',
    () => import('#src/sections/insured-band/InsuredBand.tsx'),
    (m) => m.InsuredBand,
  ),
  pictureText: lazySection(
    'pictureText',
    () => import('#src/sections/picture-text/PictureText.tsx'),
    (m) => m.PictureText,
  ),
  monthsRace: lazySection(
    'monthsRace',
    () => import('#src/sections/months-race/MonthsRace.tsx'),
    (m) => m.MonthsRace,
  ),
  decisionDrawing: lazySection(
    'decisionDrawing',
    () => import('#src/sections/decision-drawing/DecisionDrawing.tsx'),
    (m) => m.DecisionDrawing,
  ),
  monitoringReport: lazySection(
    'monitoringReport',
    () => import('#src/sections/monitoring-report/MonitoringReport.tsx'),
    (m) => m.MonitoringReport,
  ),
  checklist: lazySection(
    'checklist',
    () => import('#src/sections/checklist/Checklist.tsx'),
    (m) => m.Checklist,
  ),
  sharedViews: lazySection(
    'sharedViews',
    () => import('#src/sections/shared-views/SharedViews.tsx'),
    (m) => m.SharedViews,
  ),
  siteProgress: lazySection(
    'siteProgress',
    () => import('#src/sections/site-progress/SiteProgress.tsx'),
    (m) => m.SiteProgress,
  ),
  bidInvitation: lazySection(
    'bidInvitation',
    () => import('#src/sections/bid-invitation/BidInvitation.tsx'),
    (m) => m.BidInvitation,
  ),
  linkCards: lazySection(
    'linkCards',
    () => import('#src/sections/link-cards/LinkCards.tsx'),
    (m) => m.LinkCards,
  ),
  welcome: lazySection(
    'welcome',
    () => import('./slots/WelcomeWithReceipt.tsx'),
    (m) => m.WelcomeWithReceipt,
  ),
  plans: lazySection(
    'plans',
    () => import('#src/sections/plans/Plans.tsx'),
    (m) => m.Plans,
  ),
  planFinder: lazySection(
    'planFinder',
    () => import('#src/sections/plan-finder/PlanFinder.tsx'),
    (m) => m.PlanFinder,
  ),
  compareTable: lazySection(
    'compareTable',
    () => import('#src/sections/compare-table/CompareTable.tsx'),
    (m) => m.CompareTable,
  ),
  feeEstimator: lazySection(
    'feeEstimator',
    () => import('#src/sections/fee-estimator/FeeEstimator.tsx'),
    (m) => m.FeeEstimator,
  ),
  shortlist: lazySection(
    'shortlist',
    () => import('#src/sections/shortlist/Shortlist.tsx'),
    (m) => m.Shortlist,
  ),
  monitoring: lazySection(
    'monitoring',
    () => import('#src/sections/monitoring/Monitoring.tsx'),
    (m) => m.Monitoring,
  ),
  team: lazySection(
    'team',
    () => import('#src/sections/team/Team.tsx'),
    (m) => m.Team,
  ),
  offices: lazySection(
    'offices',
    () => import('./slots/OfficesWithForm.tsx'),
    (m) => m.OfficesWithForm,
  ),
  questionBlock: lazySection(
    'questionBlock',
    () => import('./slots/QuestionBlockWithForm.tsx'),
    (m) => m.QuestionBlockWithForm,
  ),
  shareLink: lazySection(
    'shareLink',
    () => import('#src/sections/share-link/ShareLink.tsx'),
    (m) => m.ShareLink,
  ),
  videoBlock: lazySection(
    'videoBlock',
    () => import('#src/sections/video-block/VideoBlock.tsx'),
    (m) => m.VideoBlock,
  ),
  pageTitle: lazySection(
    'pageTitle',
    () => import('#src/sections/page-title/PageTitle.tsx'),
    (m) => m.PageTitle,
  ),
  followHouse: lazySection(
    'followHouse',
    () => import('#src/sections/follow-house/FollowHouse.tsx'),
    (m) => m.FollowHouse,
  ),
  closingBand: lazySection(
    'closingBand',
    () => import('#src/sections/closing-band/ClosingBand.tsx'),
    (m) => m.ClosingBand,
  ),
}

/** Not a section: the bricks of the closing band at the foot of a phone's window. */
export const PhoneBar = lazySection(
  'phoneBar',
  () => import('#src/sections/closing-band/PhoneBar.tsx'),
  (m) => m.PhoneBar,
)

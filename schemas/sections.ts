import { benefitMosaic } from './objects/sections/benefit-mosaic.ts'
import { benefits } from './objects/sections/benefits.ts'
import { bidInvitation } from './objects/sections/bid-invitation.ts'
import { builtFor } from './objects/sections/built-for.ts'
import { checklist } from './objects/sections/checklist.ts'
import { closingBand } from './objects/sections/closing-band.ts'
import { compareTable } from './objects/sections/compare-table.ts'
import { decisionDrawing } from './objects/sections/decision-drawing.ts'
import { estimateBanner } from './objects/sections/estimate-banner.ts'
import { faqList } from './objects/sections/faq-list.ts'
import { featureTabs } from './objects/sections/feature-tabs.ts'
import { feeEstimator } from './objects/sections/fee-estimator.ts'
import { followHouse } from './objects/sections/follow-house.ts'
import { hero } from './objects/sections/hero.ts'
import { insuredBand } from './objects/sections/insured-band.ts'
import { legalText } from './objects/sections/legal-text.ts'
import { linkCards } from './objects/sections/link-cards.ts'
import { monitoringReport } from './objects/sections/monitoring-report.ts'
import { monitoring } from './objects/sections/monitoring.ts'
import { monthsRace } from './objects/sections/months-race.ts'
import { offices } from './objects/sections/offices.ts'
import { pageTitle } from './objects/sections/page-title.ts'
import { partners } from './objects/sections/partners.ts'
import { pictureText } from './objects/sections/picture-text.ts'
import { planFinder } from './objects/sections/plan-finder.ts'
import { plans } from './objects/sections/plans.ts'
import { projectsCarousel } from './objects/sections/projects-carousel.ts'
import { questionBlock } from './objects/sections/question-block.ts'
import { richText } from './objects/sections/rich-text.ts'
import { shareLink } from './objects/sections/share-link.ts'
import { sharedViews } from './objects/sections/shared-views.ts'
import { shortlist } from './objects/sections/shortlist.ts'
import { siteProgress } from './objects/sections/site-progress.ts'
import { statistics } from './objects/sections/statistics.ts'
import { steps } from './objects/sections/steps.ts'
import { team } from './objects/sections/team.ts'
import { testimonials } from './objects/sections/testimonials.ts'
import { videoBlock } from './objects/sections/video-block.ts'
import { welcome } from './objects/sections/welcome.ts'
import { whatYouGet } from './objects/sections/what-you-get.ts'

/** All sections a page can have, in the order the Studio offers them. */
export const sectionTypes = [
  pageTitle,
  hero,
  builtFor,
  projectsCarousel,
  featureTabs,
  testimonials,
  partners,
  estimateBanner,
  whatYouGet,
  benefits,
  faqList,
  insuredBand,
  pictureText,
  monthsRace,
  sharedViews,
  siteProgress,
  bidInvitation,
  benefitMosaic,
  decisionDrawing,
  monitoringReport,
  checklist,
  steps,
  statistics,
  team,
  offices,
  plans,
  planFinder,
  compareTable,
  shortlist,
  monitoring,
  feeEstimator,
  richText,
  questionBlock,
  shareLink,
  linkCards,
  videoBlock,
  legalText,
  followHouse,
  closingBand,
  welcome,
]

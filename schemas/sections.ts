import { closingBand } from './objects/sections/end/closing-band.ts'
import { faqList } from './objects/sections/end/faq-list.ts'
import { offices } from './objects/sections/end/offices.ts'
import { questionBlock } from './objects/sections/end/question-block.ts'
import { shareLink } from './objects/sections/end/share-link.ts'
import { benefitMosaic } from './objects/sections/offer/benefit-mosaic.ts'
import { benefits } from './objects/sections/offer/benefits.ts'
import { builtFor } from './objects/sections/offer/built-for.ts'
import { featureTabs } from './objects/sections/offer/feature-tabs.ts'
import { insuredBand } from './objects/sections/offer/insured-band.ts'
import { linkCards } from './objects/sections/offer/link-cards.ts'
import { monitoring } from './objects/sections/offer/monitoring.ts'
import { monthsRace } from './objects/sections/offer/months-race.ts'
import { pictureText } from './objects/sections/offer/picture-text.ts'
import { steps } from './objects/sections/offer/steps.ts'
import { videoBlock } from './objects/sections/offer/video-block.ts'
import { whatYouGet } from './objects/sections/offer/what-you-get.ts'
import { hero } from './objects/sections/opening/hero.ts'
import { pageTitle } from './objects/sections/opening/page-title.ts'
import { shortlist } from './objects/sections/opening/shortlist.ts'
import { welcome } from './objects/sections/opening/welcome.ts'
import { compareTable } from './objects/sections/prices/compare-table.ts'
import { estimateBanner } from './objects/sections/prices/estimate-banner.ts'
import { feeEstimator } from './objects/sections/prices/fee-estimator.ts'
import { planFinder } from './objects/sections/prices/plan-finder.ts'
import { plans } from './objects/sections/prices/plans.ts'
import { bidInvitation } from './objects/sections/samples/bid-invitation.ts'
import { checklist } from './objects/sections/samples/checklist.ts'
import { decisionDrawing } from './objects/sections/samples/decision-drawing.ts'
import { followHouse } from './objects/sections/samples/follow-house.ts'
import { monitoringReport } from './objects/sections/samples/monitoring-report.ts'
import { projectsCarousel } from './objects/sections/samples/projects-carousel.ts'
import { sharedViews } from './objects/sections/samples/shared-views.ts'
import { siteProgress } from './objects/sections/samples/site-progress.ts'
import { legalText } from './objects/sections/text/legal-text.ts'
import { richText } from './objects/sections/text/rich-text.ts'
import { partners } from './objects/sections/trust/partners.ts'
import { statistics } from './objects/sections/trust/statistics.ts'
import { team } from './objects/sections/trust/team.ts'
import { testimonials } from './objects/sections/trust/testimonials.ts'

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

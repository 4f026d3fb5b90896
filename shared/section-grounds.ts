import { grounds } from './grounds.ts'
import type { Ground } from './grounds.ts'
import { own } from './json.ts'

/** The sections that do not lie on plaster, unless their editor chose another background. */
const ofSections: Readonly<Record<string, Ground>> = {
  article: 'leaf',
  benefitMosaic: 'render',
  benefits: 'render',
  checklist: 'ochre',
  closingBand: 'closing',
  decisionDrawing: 'render',
  estimateBanner: 'ochre',
  faqList: 'render',
  feeEstimator: 'render',
  followHouse: 'render',
  guideList: 'leaf',
  insuredBand: 'clay',
  planFinder: 'render',
  plans: 'bush',
  questionBlock: 'render',
  shareLink: 'render',
  shortlist: 'bush',
  welcome: 'bush',
  whatYouGet: 'render',
}

/** What editors choose a background as, where that is not its name. */
const tones: Readonly<Record<string, Ground>> = { light: 'render', dark: 'bush' }

/** The ground of a section of a page. */
export function groundOf({ _type, tone }: { _type: string; tone?: unknown }): Ground {
  const chosen = own(tones, String(tone)) ?? grounds.find((ground) => ground === tone)
  return chosen ?? own(ofSections, _type) ?? 'plaster'
}

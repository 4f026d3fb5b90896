import type { Ground } from './grounds.ts'
import { own } from './json.ts'

/** The sections that do not lie on plaster, unless their editor chose another background. */
const grounds: Readonly<Record<string, Ground>> = {
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

/** The backgrounds that editors choose from. */
const tones: Readonly<Record<string, Ground>> = {
  light: 'render',
  dark: 'bush',
  plaster: 'plaster',
  render: 'render',
  clay: 'clay',
  bush: 'bush',
  ink: 'ink',
  ochre: 'ochre',
  laterite: 'laterite',
  indigo: 'indigo',
}

/** The ground of a section of a page. */
export function groundOf({ _type, tone }: { _type: string; tone?: unknown }): Ground {
  return own(tones, String(tone)) ?? own(grounds, _type) ?? 'plaster'
}

import type { Motif } from '#studio/section-menu/shapes.ts'
import { cards, grid, entries, links, numbered, points, ticks, wall } from './cards.ts'
import {
  address,
  closing,
  figures,
  form,
  logos,
  offices,
  portraits,
  quote,
  receipt,
} from './company.ts'
import { drawing, house, letter, panels, report, sites, slides } from './samples.ts'
import { bars, costs, finder, image, prices, slider, table, tabs, video } from './product.ts'
import { clauses, paragraphs, questions } from './texts.ts'

/**
 * By what a section holds, its thumbnail: the type of its members, or a field that says more. A section of
 * its own name looks different from others that hold the same.
 */
export const motifs: ReadonlyMap<string, Motif> = new Map<string, Motif>([
  ['audienceCard', cards],
  ['benefitCard', grid],
  ['benefitMosaic', wall],
  ['linkCards', links],
  ['whatYouGet', costs],
  ['planFinder', finder],
  ['monitoring', entries],
  ['sampleProject', slides],
  ['feature', tabs],
  ['testimonial', quote],
  ['partnerLogo', logos],
  ['teamMember', portraits],
  ['plan', prices],
  ['compareGroup', table],
  ['step', numbered],
  ['statistic', figures],
  ['monthsRow', bars],
  ['sharedView', panels],
  ['siteBuilt', sites],
  ['bidFact', letter],
  ['decisionEntry', drawing],
  ['reportSignature', report],
  ['checklistGroup', ticks],
  ['shortlistEntry', entries],
  ['house', house],
  ['legalPage', clauses],
  ['portableText', paragraphs],
  ['finderWords', finder],
  ['costLabel', slider],
  ['audience', questions],
  ['office', offices],
  ['formHeading', form],
  ['videoUrl', video],
  ['shareLink', address],
  ['pictureText', image],
  ['closingBand', closing],
  ['bookedTitle', receipt],
  ['image', image],
  ['points', points],
])

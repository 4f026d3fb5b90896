import type { ValidationError } from '@sanity/types'
import { advise } from './context.ts'
import { ask, OTHERS, publishedId, type RuleContext } from './context.ts'
import { isRecord } from '#shared/json.ts'
import { type PlacedText, walkTexts } from './context.ts'

interface ComparedFigure {
  /** What the figure counts, as worded in the warning. */
  subject: string
  /** What a text that states the figure mentions. */
  about: RegExp
  figure: RegExp
  /** A headline may say "50 million" where a table says "52 million". */
  mayBeRounded?: boolean
}

/** Figures that several texts state and that should be the same in all of them. */
const COMPARED: ComparedFigure[] = [
  {
    subject: 'the housing deficit',
    about: /\bdeficit\b/i,
    figure: /\b\d+(?:\.\d+)?\s+(?:million|billion)\b/gi,
    mayBeRounded: true,
  },
  {
    subject: 'the referral reward',
    about: /\b(?:refer|referral)\b/i,
    figure: /\$[1-9]\d*(?:,\d{3})*/g,
  },
]

const PROSE = [
  'page',
  'faqItem',
  'benefitCard',
  'teamMember',
  'feature',
  'navigation',
  'siteSettings',
]
const TEXTS = `*[_type in $types && ${OTHERS}]`

interface Statement {
  subject: string
  figure: string
  mayBeRounded: boolean
  place: PlacedText
}

/**
 * Names the other document where two texts disagree on a figure. Meant as a warning: which of them
 * is right only the editor knows, and both may be.
 */
export async function checkFigures(
  document: unknown,
  context: RuleContext,
): Promise<true | ValidationError[]> {
  const own = findFigures(document)
  // Few documents state a figure; the others need no query.
  if (own.length === 0) return true
  const found = await ask(TEXTS, { types: PROSE }, context)
  const others = Array.isArray(found) ? found.filter(isRecord) : []
  const stated = [document, ...others].filter(isRecord)
  const findings = own.flatMap((said) => {
    const { subject, figure, place } = said
    const rival = stated.find((other) => contradicting(other, said) !== undefined)
    if (rival === undefined) return []
    const there = contradicting(rival, said)?.figure
    const message = `Two figures for ${subject}: "${figure}" here, "${there}" in ${nameOf(rival)}.`
    return [advise(message, place.path)]
  })
  return findings.length === 0 ? true : findings
}

/** The compared figures that a document states, with their paths. */
export function findFigures(document: unknown): Statement[] {
  return walkTexts(document).flatMap((place) =>
    COMPARED.filter(({ about }) => about.test(place.company)).flatMap(
      ({ subject, figure, mayBeRounded = false }) =>
        [...place.text.matchAll(figure)].map(([words]) => ({
          subject,
          figure: plain(words),
          mayBeRounded,
          place,
        })),
    ),
  )
}

/** The first figure of a document that another statement contradicts. */
function contradicting(document: unknown, said: Statement): Statement | undefined {
  return findFigures(document).find(
    ({ subject, figure }) =>
      subject === said.subject &&
      figure !== said.figure &&
      !(said.mayBeRounded && (isRounded(figure, said.figure) || isRounded(said.figure, figure))),
  )
}

/** True if "50 million" is what "52 million" is rounded to. */
function isRounded(round: string, exact: string): boolean {
  const [figure, whole] = [valueOf(round), valueOf(exact)]
  const significant = figure.toExponential().split('e')[0]?.replace(/\D/g, '').length ?? 0
  return Number(whole.toPrecision(significant)) === figure
}

function valueOf(figure: string): number {
  const [digits, unit] = figure.split(' ')
  return Number(digits) * (unit === 'billion' ? 1e9 : 1e6)
}

function plain(figure: string): string {
  return figure.replaceAll(/\s+/g, ' ').toLowerCase()
}

function nameOf(document: Record<string, unknown>): string {
  const { _id: id, title, name, question } = document
  const own = [title, name, question].find((text) => typeof text === 'string')
  return `"${own ?? publishedId(String(id))}"`
}

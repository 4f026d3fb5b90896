import type { ValidationError } from '@sanity/types'
import { advise, ask, OTHERS, type RuleContext } from './context.ts'
import { checkRedirectLoop, type RuleResult } from './rules.ts'
import { codeRedirects, escapedPath } from '#shared/paths.ts'
import { isReserved, isScreen } from '#shared/reserved-paths.ts'
import { asText, isRecord, recordsIn } from '#shared/json.ts'
import { formatAmount } from '#shared/money.ts'
import { documentPrefix } from '#shared/guides.ts'
import { languageCodes } from '#shared/languages.ts'

const [base] = languageCodes
/** The address of a page, or of a guide, as a projection. */
const ADDRESS = `{"path": select(
  _type == "article" => ${documentPrefix} + "/guides/" + slug.current,
  path
)}.path`
/** The address a redirect leads to; in older content it is a text. */
const TARGET = `coalesce(to.page->${ADDRESS}, to.href, string(to))`
const NEIGHBOURS = `{
  "pages": *[_type in ["page", "article"] && @${ADDRESS} in $spellings && ${OTHERS}]{title},
  "redirects": *[_type == "redirect" && from in $spellings && ${OTHERS}]{
    "to": ${TARGET}, "isOwn": to.page._ref in $own
  }
}`
const TARGETS = `{
  "redirects": *[_type == "redirect" && ${OTHERS}]{from, "to": ${TARGET}},
  "path": *[_id == $page][0]${ADDRESS}
}`
const QUESTIONS = 'count(*[_type == "faqItem" && (audience == $value || $value in alsoFor)])'
const CLAIMS = `count(*[_type == "claim" && lower(text) == lower($value)
  && coalesce(language, "") == $language && ${OTHERS}])`
const PLANS = `*[_type == "plan" && type == $value && coalesce(language, "") == $language
  && ${OTHERS}]{title}`

/** Rejects a path that is taken already: by a page, a redirect or a screen of the site. */
export async function checkFreePath(value: unknown, context: RuleContext): Promise<RuleResult> {
  if (typeof value !== 'string') return true
  if (isReserved(value)) return 'The site itself answers this address: choose another path.'
  const { pages, redirects } = await neighbors(value, context)
  if (pages.length > 0) return 'Another page already has this path.'
  // A page that goes back to an old path takes the place of the redirect that led to it from there.
  const redirect = redirects.find((one) => one['isOwn'] !== true)
  return redirect === undefined
    ? true
    : `A redirect sends visitors from this path to ${asText(redirect['to'])}: delete it first.`
}

/** Rejects a redirect from an address that is in use: by a page, a screen or another redirect. */
export async function checkFreeRedirect(value: unknown, context: RuleContext): Promise<RuleResult> {
  if (typeof value !== 'string') return true
  if (isScreen(value)) return 'The site itself answers this address: it cannot be redirected.'
  const { pages, redirects } = await neighbors(value, context)
  if (redirects.length > 0) return 'Another redirect already starts from this path.'
  const [page] = pages
  return page === undefined
    ? true
    : `The page "${asText(page['title'])}" has this path and could no longer be reached.`
}

/** Rejects a redirect that would lead back to itself, directly or through others. */
export async function checkNoLoop(value: unknown, context: RuleContext): Promise<RuleResult> {
  const from = context.document?.['from']
  if (typeof from !== 'string' || !isRecord(value)) return true
  const { page, href } = value
  const id = isRecord(page) ? asText(page['_ref']) : ''
  const found = await ask(TARGETS, { page: id, base }, context)
  if (!isRecord(found)) return true
  const to = asText(found['path'] ?? href)
  return checkRedirectLoop(
    from,
    new Map([
      ...recordsIn(found['redirects']).flatMap(toPair),
      [from, to],
      ...codeRedirects.map(({ path, redirect }): [string, string] => [path, redirect]),
    ]),
  )
}

/** Warns of a list of questions that would be empty. With no audience chosen, the path decides. */
export async function checkQuestions(
  value: unknown,
  context: RuleContext,
): Promise<true | ValidationError> {
  if (typeof value !== 'string' || context.getClient === undefined) return true
  const count = await ask(QUESTIONS, { value }, context)
  return count === 0
    ? advise('This audience has no questions yet: the section would be empty.')
    : true
}

/** Rejects a second plan of a type in one language, since the table has one column for each type. */
export async function checkOnePlan(value: unknown, context: RuleContext): Promise<RuleResult> {
  if (typeof value !== 'string') return true
  const language = asText(context.document?.['language'])
  const [other] = recordsIn(await ask(PLANS, { value, language }, context))
  return other === undefined ? true : `"${asText(other['title'])}" is this plan already.`
}

const PRICES = `{
  "languages": *[_id == "siteSettings"][0].languages[]{code, title},
  "plans": *[_type == "plan" && type == $type && baseAmount != $price
    && ${OTHERS} && !(_id in path("drafts.**"))]{language, baseAmount}
}`

/** Advises against a plan that costs something else in another language. */
export async function checkSamePrice(
  value: unknown,
  context: RuleContext,
): Promise<true | ValidationError> {
  const { type, baseAmount } = isRecord(value) ? value : {}
  if (typeof type !== 'string' || typeof baseAmount !== 'number') return true
  const found = await ask(PRICES, { type, price: baseAmount }, context)
  const { languages, plans } = isRecord(found) ? found : {}
  const titles = new Map(recordsIn(languages).map(({ code, title }) => [code, asText(title)]))
  const others = recordsIn(plans)
    .filter(({ language }) => titles.has(language))
    .map((plan) => `${formatAmount(Number(plan['baseAmount']))} in ${titles.get(plan['language'])}`)
  return others.length === 0
    ? true
    : {
        message: `Visitors read another price in another language: ${others.join(', ')}.`,
        path: ['baseAmount'],
      }
}

/** Rejects a claim that is made already: two documents could answer the same questions differently. */
export async function checkOneClaim(value: unknown, context: RuleContext): Promise<RuleResult> {
  if (typeof value !== 'string') return true
  const language = asText(context.document?.['language'])
  const others = await ask(CLAIMS, { value, language }, context)
  return typeof others === 'number' && others > 0
    ? 'Another claim has the same text, and the two could contradict each other: choose that one instead.'
    : true
}

async function neighbors(value: string, context: RuleContext) {
  const spellings = [value, escapedPath(value)]
  const found = await ask(NEIGHBOURS, { spellings, base }, context)
  if (!isRecord(found)) return { pages: [], redirects: [] }
  return { pages: recordsIn(found['pages']), redirects: recordsIn(found['redirects']) }
}

function toPair({ from, to }: Record<string, unknown>): [string, string][] {
  return typeof from === 'string' && typeof to === 'string' ? [[from, to]] : []
}

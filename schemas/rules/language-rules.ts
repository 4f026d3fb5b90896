import type { ValidationError } from '@sanity/types'
import { keyOf, repeated } from '#schemas/fields/values.ts'
import { ask, publishedId, type RuleContext } from './context.ts'
import { asText, isRecord, recordsIn } from '#shared/json.ts'
import { languageCodes, prefixOf } from '#shared/languages.ts'
import type { RuleResult } from './rules.ts'

const LEFT = `array::unique(*[_type == "page" && defined(language) && !(language in $codes)
  && !(_id in path("drafts.**")) && !(_id in path("versions.**"))].language)`

/**
 * Rejects Site settings without a language, with one twice, or without one that pages are in. Only the default
 * language's list counts.
 */
export async function checkLanguages(
  value: unknown,
  context: RuleContext,
): Promise<true | string | ValidationError[]> {
  const { document } = context
  if (publishedId(document?._id ?? '') !== document?.['_type']) return true
  if (!Array.isArray(value) || value.length === 0) return 'The site needs at least one language.'
  const findings = repeated(value, 'code').map((language) => ({
    message: `${asText(language['code'])} is in the list already.`,
    path: [keyOf(language)],
  }))
  if (findings.length > 0) return findings
  const codes = value.filter(isRecord).map(({ code }) => code)
  const left = await ask(LEFT, { codes }, context)
  return Array.isArray(left) && left.length > 0
    ? `Pages in another language are still on the site (${left.join(', ')}): unpublish them first.`
    : true
}

const DEFAULT = '*[_id == "siteSettings"][0].languages[0].code'

/** Rejects a path below the prefix of another language. Pages of the default language have no prefix. */
export async function checkPathLanguage(value: unknown, context: RuleContext): Promise<RuleResult> {
  if (typeof value !== 'string') return true
  const found = asText(await ask(DEFAULT, {}, context)) || languageCodes[0]
  const language = asText(context.document?.['language']) || found
  const prefix = language === found ? '' : `/${language}`
  if (prefixOf(value) === prefix) return true
  return prefix === ''
    ? `Pages below ${prefixOf(value)} are in another language: choose another path.`
    : `This page is in another language: begin its path with ${prefix}.`
}

const TIED = `{
  "languages": *[_id in $ids]{_id, language},
  "tied": *[_type == "translation.metadata" && !(_id in $own)
    && count(translations[value._ref in $ids]) > 0].translations[].value._ref
}`

/** Rejects two documents for one language, one in another language, and one that is tied elsewhere too. */
export async function checkTranslations(
  value: unknown,
  context: RuleContext,
): Promise<ValidationError[]> {
  const entries = recordsIn(value)
  const found = await ask(TIED, { ids: entries.map((entry) => tiedId(entry)) }, context)
  const { languages, tied } = isRecord(found) ? found : {}
  const rows = recordsIn(languages)
  const elsewhere = Array.isArray(tied) ? tied : []
  const twice = repeated(value, 'language')
  return entries.flatMap((entry) => {
    const id = tiedId(entry)
    const language = asText(entry['language'])
    const row = rows.find(({ _id }) => _id === id)
    const message = twice.includes(entry)
      ? `There is a translation into ${language} already.`
      : elsewhere.includes(id)
        ? `${id} is a translation of another document too.`
        : row !== undefined && asText(row['language']) !== language
          ? `${id} is not in ${language}.`
          : undefined
    return message === undefined ? [] : [{ message, path: [keyOf(entry)] }]
  })
}

/** The id of the document that an entry of a `translation.metadata` names; '' where there is none. */
export function tiedId({ value: to }: Record<string, unknown> = {}): string {
  return isRecord(to) ? asText(to['_ref']) : ''
}

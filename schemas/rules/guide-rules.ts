import type { ValidationError } from '@sanity/types'
import { keyOf } from '#schemas/fields/values.ts'
import { asText, isRecord, recordsIn } from '#shared/json.ts'
import { languageCodes } from '#shared/languages.ts'
import { ask, OTHERS, type RuleContext } from './context.ts'
import type { RuleResult } from './rules.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longest = 80

/** An address is short, and in letters that every keyboard and every host has. */
export function checkSlug(value: unknown): RuleResult {
  const slug = isRecord(value) ? asText(value['current']) : ''
  if (slug === '') return true
  if (slug.length > longest) return `Shorten it to ${longest} letters: long addresses are cut.`
  return SLUG.test(slug) || 'Use lower case letters from a to z, digits and hyphens only.'
}

const SAME = `count(*[_type == $type && slug.current == $slug
  && coalesce(language, $base) == $language && ${OTHERS}])`

/** Whether no other document of its type and language has this address. */
export async function isFreeSlug(slug: string, context: RuleContext): Promise<boolean> {
  const type = context.document?.['_type']
  const [base] = languageCodes
  const language = asText(context.document?.['language']) || base
  const found = await ask(SAME, { type, slug, language, base }, context)
  return found === undefined || found === 0
}

/** What is marked is part of what is counted. */
export function checkCover(value: { count?: unknown; marked?: unknown } | undefined): RuleResult {
  const { count, marked } = value ?? {}
  return typeof count !== 'number' || typeof marked !== 'number' || marked <= count
    ? true
    : `Of ${count} there cannot be ${marked} that stand out.`
}

/** A figure names the record that it is read from. */
export function checkFigure(
  value: { kind?: unknown; plan?: unknown; currency?: unknown } | undefined,
): RuleResult {
  if (value?.kind === 'planPrice' && value.plan === undefined) return 'Choose the plan.'
  return value?.kind === 'rate' && value.currency === undefined ? 'Choose the currency.' : true
}

/** A guide was reviewed on a day that has come. */
export function checkPast(day: string | undefined): RuleResult {
  const today = new Date().toISOString().slice(0, 10)
  return day === undefined || day <= today || 'This day has not come yet, and readers see it.'
}

/** Every row of a table has a cell for each column of its head. */
export function checkTable(value: unknown): ValidationError[] {
  const rows = isRecord(value) ? recordsIn(value['rows']) : []
  const width = cellsIn(rows[0])
  return rows.flatMap((row, index) =>
    cellsIn(row) === width
      ? []
      : [
          {
            message: `This row has ${cellsIn(row)} cells, the head has ${width}.`,
            path: ['rows', keyOf(row, index)],
          },
        ],
  )
}

function cellsIn(row: Record<string, unknown> | undefined): number {
  return Array.isArray(row?.['cells']) ? row['cells'].length : 0
}

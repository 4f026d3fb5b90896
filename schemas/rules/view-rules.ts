import type { ValidationError } from '@sanity/types'
import { asText, keyOf } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'
import type { RuleResult } from './rules.ts'

/** Asks for a detail wherever the part is shared. */
export function checkDetail(
  detail: string | undefined,
  { parent }: { parent?: unknown },
): RuleResult {
  const isClosed = isRecord(parent) && parent['access'] === 'closed'
  return isClosed || asText(detail).trim() !== '' ? true : 'Say what the person sees.'
}

/** Finds views of one project that differ in length, or that give two figures for one part. */
export function checkViews(value: unknown): true | ValidationError[] {
  const views = Array.isArray(value) ? value.filter(isRecord) : []
  const told = new Map<string, string>()
  const findings: ValidationError[] = []
  const [first, ...others] = views
  for (const [index, view] of others.entries())
    if (partsOf(view).length !== partsOf(first).length)
      findings.push({
        message: `This view has ${partsOf(view).length} parts, the first one ${partsOf(first).length}: bricked-up parts count too.`,
        path: [keyOf(view, index + 1)],
      })
  for (const [index, view] of views.entries())
    for (const [at, part] of partsOf(view).entries()) {
      const title = asText(part['title'])
      const detail = asText(part['detail'])
      if (part['access'] === 'closed' || detail === '') continue
      const said = told.get(title) ?? detail
      told.set(title, said)
      if (said !== detail)
        findings.push({
          message: `“${title}” says “${detail}” here and “${said}” in another view.`,
          path: [keyOf(view, index), 'parts', keyOf(part, at)],
        })
    }
  return findings.length === 0 ? true : findings
}

function partsOf(view: unknown): Record<string, unknown>[] {
  const parts = isRecord(view) ? view['parts'] : undefined
  return Array.isArray(parts) ? parts.filter(isRecord) : []
}

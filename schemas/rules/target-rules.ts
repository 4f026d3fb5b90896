import { isRecord } from '#shared/json.ts'
import type { RuleResult } from './rules.ts'

/** A link leads to one place at most; without any, it is not rendered. */
export function checkOneTarget(value: unknown): RuleResult {
  return targetsOf(value) > 1 ? 'Choose one of these: a page, an address or a file.' : true
}

/** A required link leads to exactly one place. */
export function checkTarget(value: unknown): RuleResult {
  if (value === undefined) return true
  return targetsOf(value) === 0 ? 'Choose where it leads.' : checkOneTarget(value)
}

/** The part of a page that a link jumps to, as pages name their parts. */
export function checkAnchor(value: string | undefined): RuleResult {
  if (value === undefined || /^[a-z][\w-]*$/i.test(value)) return true
  return 'Choose a part of the page from the list.'
}

function targetsOf(value: unknown): number {
  if (!isRecord(value)) return 0
  const { page, href, file } = value
  const targets = [
    isRecord(page) && page['_ref'],
    href,
    isRecord(file) && (file['asset'] ?? file['_upload']),
  ]
  return targets.filter(Boolean).length
}

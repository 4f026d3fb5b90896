import type { ValidationError } from '@sanity/types'
import { isRecord } from '#shared/json.ts'
import { advise } from '#schemas/rules/advice.ts'

/** Rejects a notice that would end before it begins, and half a link. */
export function checkNotice(notice: unknown): true | ValidationError {
  if (!isRecord(notice)) return true
  const { from, until, label, link } = notice
  if (typeof from === 'string' && typeof until === 'string' && from >= until)
    return { message: 'The notice would end before it begins.', path: ['until'] }
  if (Boolean(label) !== Boolean(link))
    return {
      message: 'A link needs both its words and where it leads.',
      path: [label ? 'link' : 'label'],
    }
  return true
}

/** Warns of a notice that nobody sees any more. */
export function checkNoticeEnd(value: unknown, now: number): true | ValidationError {
  if (typeof value !== 'string' || Date.parse(value) > now) return true
  return advise('This time is over: visitors no longer see the notice.')
}

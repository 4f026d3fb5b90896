import { sizes } from '#shared/limits.ts'
import { isRecord } from '#shared/json.ts'

/** The field `name` of a response where it is text that can be shown to a person, else undefined. */
export function messageIn(body: unknown, name: string): string | undefined {
  return isRecord(body) ? showable(body[name]) : undefined
}

/** The longer of `error` and `message`. */
export function longestMessage(body: unknown): string | undefined {
  const [error, message] = [messageIn(body, 'error'), messageIn(body, 'message')]
  if (error === undefined || message === undefined) return error ?? message
  return error.length > message.length ? error : message
}

/**
 * The text trimmed, with single spaces, cut at about 300 characters. Undefined for what a visitor must
 * not see: a value that is not text, markup, a stack trace, or "undefined" and the like.
 */
export function showable(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (/<[a-z!/?]/i.test(value) || /\n\s+at /.test(value)) return undefined
  const text = value.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (text === '' || /^(undefined|null|NaN|\[object \w+\])$/.test(text)) return undefined
  const characters = Array.from(text)
  if (characters.length <= sizes.shownMessage) return text
  return `${characters
    .slice(0, sizes.shownMessage - 1)
    .join('')
    .trimEnd()}…`
}

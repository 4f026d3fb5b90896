import type { Suspicion } from '#shared/leads/source.ts'
import type { SpamReason } from '#lead-api/types.ts'

/** Nobody fills a form in this time after opening its page. */
const FAST_MS = 2000
/** A shorter text may well come from several people. */
const SHORTEST_TEXT = 30
/** So many other addresses that have sent one text are not several people with one question. */
export const MOST_ADDRESSES = 3

/** The fields in which visitors write what they like. */
export const FREE_TEXTS = ['description', 'projectDescription', 'message', 'comment'] as const

/** Why a lead is suspected spam by itself; null if it is not. */
export function spamReason(
  body: Readonly<Record<string, unknown>>,
  suspicion: Suspicion | null,
): SpamReason | null {
  if (suspicion?.trap) return 'trap'
  if (suspicion && suspicion.ms < FAST_MS) return 'fast'
  return textsOf(body).some(isLinksOnly) ? 'links' : null
}

/** The text that makes a lead suspected when many addresses send it; undefined if it has none. */
export function tellingText(body: Readonly<Record<string, unknown>>): string | undefined {
  return textsOf(body).find((text) => text.trim().length >= SHORTEST_TEXT)
}

function textsOf(body: Readonly<Record<string, unknown>>): string[] {
  return FREE_TEXTS.map((name) => body[name]).filter((text) => typeof text === 'string')
}

function isLinksOnly(text: string): boolean {
  // Chinese and Thai have no space between an address and the words behind it.
  const rest = text.replaceAll(/(?:https?:\/\/|www\.)[!-~]+/gi, '')
  return rest !== text && !/[\p{L}\p{N}]/u.test(rest)
}

import { hosts } from '#src/config/hosts.ts'
import { isSuccess } from '#shared/leads/definition.ts'
import { isRecord } from '#shared/json.ts'
import { post } from '#src/leads/http/request.ts'
import { texts } from '#shared/leads/message.ts'
import type { PostResult } from '#src/leads/http/request.ts'

/** What a country picker shows next. */
export type StatesResult =
  | { kind: 'states'; names: string[] }
  /** Show the text; the field becomes a plain text field. */
  | { kind: 'failed'; text: string }
  /** Another country was picked meanwhile: do nothing. */
  | { kind: 'superseded' }

const known = new Map<string, string[]>()
let running: AbortController | undefined

/** Loads the states of a country by its English name. The last country asked for wins. */
export async function loadStates(country: string, limit?: number): Promise<StatesResult> {
  running?.abort()
  const mine = new AbortController()
  running = mine
  const cached = known.get(country)
  if (cached) return { kind: 'states', names: cached }
  const response = await post(
    hosts.leads.states,
    { country },
    { signal: mine.signal, ...(limit === undefined ? {} : { limit }) },
  )
  const names = namesIn(response)
  if (names.length > 0) known.set(country, names)
  if (running !== mine) return { kind: 'superseded' }
  if (names.length > 0) return { kind: 'states', names }
  return { kind: 'failed', text: texts.statesFailed }
}

/** Forgets cached states and cancels the running request. */
export function resetStates(): void {
  running?.abort()
  known.clear()
}

/** `data.states[].name` without duplicates, in the service's order; empty for every failure. */
function namesIn(response: PostResult): string[] {
  if (response.kind !== 'response' || !isSuccess(response.status)) return []
  const { body } = response
  if (!isRecord(body) || body['error'] === true || !isRecord(body['data'])) return []
  const { states } = body['data']
  if (!Array.isArray(states)) return []
  const names = states.flatMap((state: unknown) =>
    isRecord(state) && typeof state['name'] === 'string' ? [state['name'].trim()] : [],
  )
  return [...new Set(names)].filter((name) => name !== '')
}

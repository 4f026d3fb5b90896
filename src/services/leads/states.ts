import { hosts } from '#src/config/hosts/hosts.ts'
import { isSuccess } from './lead-call.ts'
import { isRecord } from '#src/lib/json.ts'
import { post } from '#src/services/http/request.ts'
import { texts } from '#src/services/http/texts.ts'
import type { Outcome } from '#src/services/http/request.ts'

/** What a country picker does next. */
export type StatesResult =
  | { kind: 'states'; names: string[] }
  /** Show the text; the field becomes a plain text field. */
  | { kind: 'failed'; text: string }
  /** Another country was picked meanwhile: do nothing. */
  | { kind: 'late' }

const known = new Map<string, string[]>()
let running: AbortController | undefined

/** Call 3: the states of a country by its English name. The last country asked for wins. */
export async function loadStates(country: string, limit?: number): Promise<StatesResult> {
  running?.abort()
  const mine = new AbortController()
  running = mine
  const cached = known.get(country)
  if (cached) return { kind: 'states', names: cached }
  const outcome = await post(
    hosts.leads.states,
    { country },
    { signal: mine.signal, ...(limit === undefined ? {} : { limit }) },
  )
  const names = namesIn(outcome)
  if (names.length > 0) known.set(country, names)
  if (running !== mine) return { kind: 'late' }
  if (names.length > 0) return { kind: 'states', names }
  return { kind: 'failed', text: texts.statesFailed }
}

/** Forgets answers and what is under way. */
export function resetStates(): void {
  running?.abort()
  known.clear()
}

/** `data.states[].name` without doubles, in the service's order; empty for every kind of failure. */
function namesIn(outcome: Outcome): string[] {
  if (outcome.kind !== 'answer' || !isSuccess(outcome.status)) return []
  const { body } = outcome
  if (!isRecord(body) || body['error'] === true || !isRecord(body['data'])) return []
  const { states } = body['data']
  if (!Array.isArray(states)) return []
  const names = states.flatMap((state: unknown) =>
    isRecord(state) && typeof state['name'] === 'string' ? [state['name'].trim()] : [],
  )
  return [...new Set(names)].filter((name) => name !== '')
}

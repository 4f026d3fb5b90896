import { hosts } from '#src/config/hosts.ts'
import { isSuccess } from '#shared/leads/definition.ts'
import { isRecord } from '#shared/json.ts'
import { post } from '#src/leads/http/request.ts'
import type { PostResult } from '#src/leads/http/request.ts'

const known = new Map<string, string[]>()

/** The states of a country by its English name, loaded once; null when they cannot be loaded. */
export async function loadStates(country: string): Promise<string[] | null> {
  const loaded = known.get(country)
  if (loaded) return loaded
  const names = namesIn(await post(hosts.leads.states, { country }))
  if (names.length === 0) return null
  known.set(country, names)
  return names
}

/** Forgets what was loaded. */
export function resetStates(): void {
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

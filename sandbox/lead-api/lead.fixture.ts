import { expect } from 'vitest'
import { isRecord } from '#shared/json.ts'

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** Injects faults; fails the test when they are invalid. */
export async function inject(ask: Ask, ...faults: readonly unknown[]): Promise<void> {
  const response = await ask('/faults', { method: 'PUT', body: JSON.stringify(faults) })
  expect(response.status).toBe(200)
}

/** The leads in `/inbox.json`. */
export async function inboxOf(ask: Ask): Promise<Record<string, unknown>[]> {
  const leads: unknown = await (await ask('/inbox.json')).json()
  return Array.isArray(leads) ? leads.filter((lead: unknown) => isRecord(lead)) : []
}

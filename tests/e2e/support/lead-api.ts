import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#lead-api/node/free-port.ts'
import { serveSandbox } from '#sandbox/adapters/node.ts'
import { callOf } from '#sandbox/lead-api/faults.ts'
import type { Lead } from '#lead-api/types.ts'
import type { Fault } from '#sandbox/lead-api/faults.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { readPort } from '#scripts/process/ports.ts'

/** A POST or PUT that reached the lead API. */
export interface Seen {
  call: string
  key: string | null
  authorization: string | null
}

/** The sandbox of one Playwright worker, so that no other worker's leads or faults get in the way. */
export interface LeadApi {
  /** The port it listens on; browsers are redirected here from the build's sandbox address. */
  port: number
  /** Requests in order of arrival, including those that the browser itself repeats. */
  seen: Seen[]
  /** Delay of each preflight response, in milliseconds. */
  preflightMs: number
  /** Closes the connection after each preflight, so that the POST opens a new one. */
  freshSockets: boolean
  leads: (call: string) => Promise<Lead[]>
  /** Holds each response back until the returned function is called; the lead is stored at once. */
  hold: () => () => void
  inject: (...faults: Fault[]) => Promise<void>
  empty: () => Promise<void>
  close: () => Promise<void>
}

export async function openLeadApi(): Promise<LeadApi> {
  const known = readPort('SANDBOX_PORT', 4100)
  const sandbox = await createSandbox({ port: known, log: () => {} })
  const port = await freePort()

  let released = Promise.resolve()

  async function ask(address: string, init?: RequestInit): Promise<Response> {
    return sandbox.fetch(new Request(`${sandbox.origin}${address}`, init))
  }

  async function handle(request: Request, ports?: readonly number[]): Promise<Response> {
    const { headers, method, url } = request
    if (method === 'OPTIONS') {
      await sleep(leadApi.preflightMs)
      const preflight = await sandbox.fetch(request, ports)
      if (leadApi.freshSockets) preflight.headers.set('Connection', 'close')
      return preflight
    }
    const call = callOf(method, new URL(url).pathname)
    if (call && method !== 'GET') {
      const authorization = headers.get('authorization')
      leadApi.seen.push({ call, key: headers.get('idempotency-key'), authorization })
    }
    const response = await sandbox.fetch(request, ports)
    await released
    return response
  }

  const server = await serveSandbox({ ...sandbox, port, fetch: handle })
  const leadApi: LeadApi = {
    port,
    seen: [],
    preflightMs: 0,
    freshSockets: false,
    async leads(call) {
      const all: Lead[] = await (await ask('/inbox.json')).json()
      return all.filter((lead) => lead.call === call)
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      released = promise
      return resolve
    },
    async inject(...faults) {
      const headers = { 'Content-Type': 'application/json' }
      const done = await ask('/faults', { method: 'PUT', headers, body: JSON.stringify(faults) })
      if (!done.ok) throw new Error(await done.text())
    },
    async empty() {
      await ask('/inbox.json', { method: 'DELETE' })
      await ask('/faults', { method: 'DELETE' })
      released = Promise.resolve()
      Object.assign(leadApi, { seen: [], preflightMs: 0, freshSockets: false })
    },
    close: server.close,
  }
  return leadApi
}

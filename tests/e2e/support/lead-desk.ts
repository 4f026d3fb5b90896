import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, serveSandbox } from '#sandbox/adapters/node.ts'
import { callOf } from '#sandbox/lead-api/call-of.ts'
import type { Fault, Lead } from '#sandbox/lead-api/types.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { readPort } from '../../../scripts/process/ports.ts'

/** A POST or PUT that reached the desk. */
export interface Seen {
  call: string
  key: string | null
  authorization: string | null
}

/** The outside world of one worker: nobody else's leads are in its inbox, and its faults meet nobody else. */
export interface LeadDesk {
  /** Where it listens; browsers reach it under the address that the build knows. */
  port: number
  /** What arrived, in the order of arrival; sent again by the browser itself counts, too. */
  seen: Seen[]
  /** How long a browser waits for leave to send. */
  preflightMs: number
  /** Ends the connection after each preflight, so that the POST gets one of its own. */
  freshSockets: boolean
  leads: (call: string) => Promise<Lead[]>
  plant: (...faults: Fault[]) => Promise<void>
  empty: () => Promise<void>
  close: () => Promise<void>
}

export async function openLeadDesk(): Promise<LeadDesk> {
  const known = readPort('SANDBOX_PORT', 4100)
  const sandbox = await createSandbox({ port: known, log: () => {} })
  const port = await freePort()

  async function ask(address: string, init?: RequestInit): Promise<Response> {
    return sandbox.fetch(new Request(`${sandbox.origin}${address}`, init))
  }

  async function answer(request: Request, ports?: readonly number[]): Promise<Response> {
    const { headers, method, url } = request
    if (method === 'OPTIONS') {
      await sleep(desk.preflightMs)
      const leave = await sandbox.fetch(request, ports)
      if (desk.freshSockets) leave.headers.set('Connection', 'close')
      return leave
    }
    const call = callOf(method, new URL(url).pathname)
    if (call && method !== 'GET') {
      const authorization = headers.get('authorization')
      desk.seen.push({ call, key: headers.get('idempotency-key'), authorization })
    }
    return sandbox.fetch(request, ports)
  }

  const server = await serveSandbox({ ...sandbox, port, fetch: answer })
  const desk: LeadDesk = {
    port,
    seen: [],
    preflightMs: 0,
    freshSockets: false,
    async leads(call) {
      const all: Lead[] = await (await ask('/inbox.json')).json()
      return all.filter((lead) => lead.call === call)
    },
    async plant(...faults) {
      const headers = { 'Content-Type': 'application/json' }
      const done = await ask('/faults', { method: 'PUT', headers, body: JSON.stringify(faults) })
      if (!done.ok) throw new Error(await done.text())
    },
    async empty() {
      await ask('/inbox.json', { method: 'DELETE' })
      await ask('/faults', { method: 'DELETE' })
      Object.assign(desk, { seen: [], preflightMs: 0, freshSockets: false })
    },
    close: server.close,
  }
  return desk
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { freePort } from '#shared/local-server.ts'
import { serveSandbox } from '#sandbox/adapters/node.ts'
import { callOf } from '#sandbox/lead-api/faults.ts'
import type { Lead } from '#lead-api/types.ts'
import type { Fault } from '#sandbox/lead-api/faults.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { readPort } from '#scripts/process/ports.ts'
import { personal } from './lead-forms.ts'
import { expect, test as base } from './test.ts'

export { expect }

const sandboxPort = readPort('SANDBOX_PORT', 4100)

/**
 * For journeys that send leads or inject faults. Each worker has its own lead API, emptied before each
 * test; a test fails if an address contains anything that was typed.
 */
export const test = base.extend<{ leadApi: LeadApi; discreet: void }, { workerLeadApi: LeadApi }>({
  workerLeadApi: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const leadApi = await openLeadApi()
      await use(leadApi)
      await leadApi.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, workerLeadApi }, use) => {
      const rule = `MAP localhost:${sandboxPort} 127.0.0.1:${workerLeadApi.port}`
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`]
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
  leadApi: [
    async ({ workerLeadApi }, use, testInfo) => {
      // A whole form, filled as a person would, on a slow machine.
      testInfo.setTimeout(60_000)
      await workerLeadApi.empty()
      await use(workerLeadApi)
    },
    // Also for a journey that does not use it: a fault of the previous one must not reach it.
    { auto: true },
  ],
  discreet: [
    async ({ context }, use) => {
      const addresses = watchAddresses(context)
      await use()
      expect(addresses.filter((address) => isTelling(address))).toEqual([])
    },
    { auto: true },
  ],
})

/** The journey injects faults, and a browser logs failed requests to its console. */
export const failedRequests = /^console: (Failed to load resource|Access to fetch)/

/** How many leads wait in the outbox of the page's browser. */
export function outboxLength(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('tofali-outbox')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const { result: database } = opening
          if (!database.objectStoreNames.contains('leads')) return resolve(0)
          const counting = database.transaction('leads').objectStore('leads').count()
          counting.addEventListener('success', () => resolve(counting.result))
        })
      }),
  )
}

/** Every address that a page of the context requests or shows. */
export function watchAddresses(context: BrowserContext): string[] {
  const addresses: string[] = []
  context.on('request', (request) => {
    // The scheduler gets name and email in the address of its frame: the policy says so.
    const isScheduler = new URL(request.url()).pathname === '/scheduler'
    if (!isScheduler) addresses.push(request.url())
    addresses.push(request.headers()['referer'] ?? '')
  })
  const watch = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) addresses.push(frame.url())
    })
  context.pages().forEach(watch)
  context.on('page', watch)
  return addresses
}

/** Whether an address contains something that was typed, in any encoding. */
export function isTelling(address: string): boolean {
  const plain = decodeURIComponent(address.replaceAll('+', ' ').replaceAll(/%(?![\da-f]{2})/gi, ''))
  const found = [address, plain].map((text) => text.toLowerCase())
  return personal.some((value) => found.some((text) => text.includes(value.toLowerCase())))
}

/** A POST or PUT that reached the lead API. */
interface Seen {
  call: string
  key: string | null
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
  /** Delays each response until the returned function is called; the lead is stored at once. */
  hold: () => () => void
  inject: (...faults: Fault[]) => Promise<void>
  empty: () => Promise<void>
  close: () => Promise<void>
}

async function openLeadApi(): Promise<LeadApi> {
  const sandbox = await createSandbox({ port: sandboxPort, log: () => {} })
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
      leadApi.seen.push({ call, key: headers.get('idempotency-key') })
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

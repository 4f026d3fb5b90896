import type { BrowserContext, Page } from '@playwright/test'
import { openLeadApi } from './lead-api.ts'
import type { LeadApi } from './lead-api.ts'
import { personal } from './lead-forms.ts'
import { expect, test as base } from './test.ts'

export { expect }

/**
 * For journeys that send leads or inject faults. Each worker has its own lead API, emptied before each
 * test; a test fails if an address holds anything that was typed.
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
      const known = process.env['SANDBOX_PORT'] ?? '4100'
      const rule = `MAP localhost:${known} 127.0.0.1:${workerLeadApi.port}`
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
    // Also for a journey that never names it: a fault of the one before must not reach it.
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

/** Every address that a page of the context asks for or shows. */
export function watchAddresses(context: BrowserContext): string[] {
  const addresses: string[] = []
  context.on('request', (request) => {
    // The scheduler gets name and e-mail in the address of its frame: the policy says so.
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

/** True when something that was typed stands in an address, however it is written there. */
export function isTelling(address: string): boolean {
  const plain = decodeURIComponent(address.replaceAll('+', ' ').replaceAll(/%(?![\da-f]{2})/gi, ''))
  const found = [address, plain].map((text) => text.toLowerCase())
  return personal.some((value) => found.some((text) => text.includes(value.toLowerCase())))
}

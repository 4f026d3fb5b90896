import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { machine } from '../machine.ts'
import { median, rounded } from '../numbers.ts'
import { openBrowser } from '../site.ts'
import { startDevelopment } from './program.ts'
import { painted, saveAndSee } from './saved-section.ts'

/** What Vite keeps of the packages between two starts. */
const caches = ['node_modules/.vite', 'studio/node_modules/.vite']
const SAVES = 5

/**
 * `npm run bench:development`: seconds from `npm start` to the first page, to a Studio that is opened
 * after it, and from saving a section to seeing it; first as after `npm ci`, then as on any other day.
 * The ports of `npm start` have to be free.
 */
async function main(): Promise<void> {
  const before = machine()
  const rows: Record<string, object> = {}
  for (const cache of caches) await rm(cache, { recursive: true, force: true })
  for (const name of ['first start', 'second start', 'third start']) rows[name] = await oneStart()
  console.log(before)
  console.table(rows)
}

async function oneStart(): Promise<object> {
  // A browser of its own, because the last one has the scripts compiled; its window is open already.
  const browser = await openBrowser()
  const window = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const [page, studio] = [await window.newPage(), await window.newPage()]
  await page.waitForTimeout(2000)
  const started = performance.now()
  const development = await startDevelopment()
  try {
    await open(page, development.site, 'main h1')
    const firstPage = performance.now() - started
    const studioFrom = performance.now()
    await open(studio, development.studio, '[data-testid^="pane-item"]')
    const studioTook = performance.now() - studioFrom
    await studio.close()
    await page.bringToFront()
    const saves = await saveAndSee(page, SAVES)
    return {
      'addresses printed': seconds(development.printed),
      'first page': seconds(firstPage),
      'Studio, from its address': seconds(studioTook),
      'a save seen, median': seconds(median(saves)),
      slowest: seconds(Math.max(...saves)),
    }
  } finally {
    await browser.close()
    await development.stop()
  }
}

async function open(tab: Page, address: string, selector: string): Promise<void> {
  await tab.bringToFront()
  await tab.goto(address, { waitUntil: 'commit' })
  await painted(tab, selector)
}

function seconds(milliseconds: number): number {
  return rounded(milliseconds / 1000, 2)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

import { rm } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
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
  // A browser of its own: the last one has the scripts compiled.
  const browser = await openBrowser()
  const started = performance.now()
  const development = await startDevelopment()
  try {
    const page = await open(browser, development.site, 'main h1')
    const firstPage = performance.now() - started
    const studioFrom = performance.now()
    const studio = await open(browser, development.studio, '[data-ui="Pane"]')
    const studioTook = performance.now() - studioFrom
    await studio.close()
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

async function open(browser: Browser, address: string, selector: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(address, { waitUntil: 'commit' })
  await painted(page, selector)
  return page
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

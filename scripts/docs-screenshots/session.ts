import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { startSite } from '#scripts/hosting/built-site.ts'
import { closeServer, serveStudio } from '#scripts/hosting/static-host.ts'
import { openBrowser } from '#scripts/process/browser.ts'
import { readPort } from '#scripts/process/ports.ts'
import { mutate } from './mutate.ts'
import type { Screenshot } from './screenshot.ts'

/** Wide enough for the Studio's columns beside each other. */
const width = 1280
/** Around what a screenshot frames, in CSS pixels. */
const margin = 16

/** The Studio, the site and the sandbox with the sample content, for one run. */
interface Session {
  /** The screenshot as WebP. */
  take: (screenshot: Screenshot) => Promise<Buffer>
  close: () => Promise<void>
}

/**
 * Serves the builds with a sandbox state that holds the sample content alone.
 * @throws Error when a build is missing or a port is taken
 */
export async function openSession(): Promise<Session> {
  const port = readPort('STUDIO_PORT', 3333)
  const studio = await serveStudio(port)
  const site = await startSite('.cache/screenshots-sandbox')
  const browser = await openBrowser()
  const addresses = {
    studio: `http://localhost:${port}`,
    site: site.address,
    sandbox: site.sandbox,
  }
  return {
    async take(screenshot) {
      const context = await newContext(browser, screenshot)
      try {
        const page = await context.newPage()
        await screenshot.prepare?.(addresses)
        await page.goto(screenshot.open(addresses))
        await screenshot.steps?.(page)
        const png = await settledScreenshot(page, screenshot)
        return await sharp(png).webp({ quality: 80, effort: 6 }).toBuffer()
      } finally {
        await context.close()
        await forgetDrafts(addresses.sandbox)
      }
    },
    async close() {
      await browser.close()
      await closeServer(studio)
      await site.close()
    },
  }
}

function newContext(browser: Browser, { height = 800 }: Screenshot) {
  return browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1.5,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  })
}

/** Waits until three screenshots in a row are the same: images, fonts and lists have arrived. */
async function settledScreenshot(page: Page, { frame }: Screenshot): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0)
  let same = 0
  for (let tries = 0; tries < 40; tries += 1) {
    const clip = frame === undefined ? undefined : await boxAround(page, frame)
    const now = await page.screenshot({ animations: 'disabled', ...(clip && { clip }) })
    same = now.equals(before) ? same + 1 : 0
    if (same === 2) return now
    before = now
    await page.waitForTimeout(500)
  }
  throw new Error('The screen did not come to rest.')
}

/** The part of the window that holds all these elements. */
async function boxAround(page: Page, frame: NonNullable<Screenshot['frame']>) {
  const boxes = []
  const elements = frame(page).map((element) => element.first())
  for (const element of elements.toReversed()) await element.scrollIntoViewIfNeeded()
  for (const element of elements) {
    const box = await element.boundingBox({ timeout: 60_000 })
    if (box === null) throw new Error('What the screenshot frames is not on the screen.')
    boxes.push(box)
  }
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - margin)
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - margin)
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin
  return {
    x,
    y,
    width: Math.min(width, right) - x,
    height: Math.min(page.viewportSize()?.height ?? bottom, bottom) - y,
  }
}

async function forgetDrafts(sandbox: string): Promise<void> {
  await mutate(sandbox, [{ delete: { query: '*[string::startsWith(_id, "drafts.")]' } }])
}

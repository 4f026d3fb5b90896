import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { startSite } from '#scripts/hosting/built-site.ts'
import { closeServer } from '#shared/local-server.ts'
import { serveStudio } from '#scripts/hosting/static-host.ts'
import { openBrowser } from '#scripts/process/browser.ts'
import { readPort } from '#scripts/process/ports.ts'

/** What a screenshot may show or change. */
export interface Addresses {
  studio: string
  site: string
  sandbox: string
}

/** What is opened, what is done there, and what of it is framed. */
export interface Screenshot {
  name: string
  /** Of the window, in CSS pixels; 800 without it. */
  height?: number
  open: (addresses: Addresses) => string
  /** Changes the content before the page is opened; drafts are deleted afterwards. */
  prepare?: (addresses: Addresses) => Promise<void>
  steps?: (page: Page) => Promise<void>
  /** The screenshot contains all of these; without it, the whole window. */
  frame?: (page: Page) => Locator[]
}

interface Options {
  /** Of the window, in CSS pixels: 1280 is wide enough for the Studio's columns. */
  width: number
  /** Around what a screenshot frames, in CSS pixels. */
  margin: number
  scale: number
  /** The file of a screenshot, relative to the repository. */
  file: (name: string) => string
  shape: (png: Sharp) => Sharp
  hasStudio: boolean
}

/**
 * Takes the screenshots from the built site and Studio, with sample content alone. Names as arguments of the
 * command choose some of them.
 * @throws Error when a build is missing, a port is taken or what is framed does not show
 */
export async function takeScreenshots(all: readonly Screenshot[], options: Options): Promise<void> {
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => all.every((one) => one.name !== name))
  if (unknown.length > 0) throw new Error(`There is no screenshot named ${unknown.join(', ')}.`)

  const port = readPort('STUDIO_PORT', 3333)
  const studio = options.hasStudio ? await serveStudio(port) : undefined
  const site = await startSite('.cache/screenshots-sandbox')
  const browser = await openBrowser()
  const { address, sandbox } = site
  const addresses = { studio: `http://localhost:${port}`, site: address, sandbox }

  for (const screenshot of all) {
    if (names.length > 0 && !names.includes(screenshot.name)) continue
    const context = await browser.newContext({
      viewport: { width: options.width, height: screenshot.height ?? 800 },
      deviceScaleFactor: options.scale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
    })
    try {
      const page = await context.newPage()
      await screenshot.prepare?.(addresses)
      await page.goto(screenshot.open(addresses))
      await screenshot.steps?.(page)
      const png = await settledScreenshot(page, screenshot, options.margin)
      const bytes = await options.shape(sharp(png)).toBuffer()
      await writeFile(options.file(screenshot.name), bytes)
      console.log(`${screenshot.name}: ${(bytes.length / 1000).toFixed(1)} kB`)
    } catch (error) {
      throw new Error(`The screenshot "${screenshot.name}" failed.`, { cause: error })
    }
    await context.close()
    await mutate(sandbox, [{ delete: { query: '*[string::startsWith(_id, "drafts.")]' } }])
  }
  await browser.close()
  if (studio) await closeServer(studio)
  await site.close()
}

/**
 * Changes the sandbox's content without the Studio.
 * @param sandbox its origin
 */
export async function mutate(sandbox: string, mutations: unknown[]): Promise<void> {
  const answer = await fetch(`${sandbox}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer local', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  })
  if (!answer.ok) throw new Error(`The sandbox refused a change: ${await answer.text()}`)
}

/** One published object of the sandbox's content. */
export async function query(
  sandbox: string,
  groq: string,
  parameters: Record<string, string>,
): Promise<Record<string, unknown>> {
  const search = new URLSearchParams({ query: groq })
  for (const [name, value] of Object.entries(parameters))
    search.set(`$${name}`, JSON.stringify(value))
  const answer = await fetch(`${sandbox}/v2025-02-19/data/query/production?${search}`)
  const { result }: { result: Record<string, unknown> } = await answer.json()
  return result
}

/** Waits until three screenshots in a row are the same: images, fonts and lists have arrived. */
async function settledScreenshot(page: Page, { frame }: Screenshot, margin: number) {
  let before: Buffer = Buffer.alloc(0)
  let same = 0
  for (let tries = 0; tries < 40; tries += 1) {
    const clip = frame === undefined ? undefined : await boxAround(page, frame(page), margin)
    const now = await page.screenshot({ animations: 'disabled', ...(clip && { clip }) })
    same = now.equals(before) ? same + 1 : 0
    if (same === 2) return now
    before = now
    await page.waitForTimeout(300)
  }
  throw new Error('The screen did not come to rest.')
}

/** The part of the window that contains all these elements. */
async function boxAround(page: Page, elements: Locator[], margin: number) {
  for (const element of elements.toReversed()) await element.first().scrollIntoViewIfNeeded()
  const window = page.viewportSize() ?? { width: Infinity, height: Infinity }
  const found = await Promise.all(elements.map((element) => element.first().boundingBox()))
  const boxes = found.filter((box) => box !== null)
  if (boxes.length < found.length) throw new Error('What is framed is not on the screen.')
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - margin)
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - margin)
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin
  return {
    x,
    y,
    width: Math.min(window.width, right) - x,
    height: Math.min(window.height, bottom) - y,
  }
}

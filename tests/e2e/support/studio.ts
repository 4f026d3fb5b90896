import type { FrameLocator, Page } from '@playwright/test'
import { serveStudio } from '#scripts/hosting/static-host.ts'
import { readPort } from '#scripts/process/ports.ts'
import { closeServer } from '#shared/local-server.ts'
import { sandbox, site } from './site.ts'
import { expect, test as base, watchForeignRequests } from './test.ts'

export { expect }

const port = readPort('STUDIO_PORT', 3333)

/** Where the built Studio answers. */
export const studio = `http://localhost:${port}`

// The first screen loads ten megabytes of scripts, on a machine that may be busy.
export const BOOT = { timeout: 90_000 }
export const SAVED = { timeout: 30_000 }

/**
 * What the Studio writes on the console: its content policy blocks a version check and foreign fonts; when
 * its page is left, its client closes a socket that may still be used, and the queries of its templates
 * fail; and three seconds after the frame has loaded, it reports that the overlays have not.
 */
const noise =
  /sanity(?:-cdn)?\.(?:io|com)\S* (?:violates|Refused)|Failed to fetch version|already in CLOSING or CLOSED state|Failed to resolve initial value for template|Unable to connect to visual editing/

/** The Studio's noise, and the 404 of a page that was published after the build. */
export const unbuiltPage = new RegExp(`${noise.source}|status of 404`)

/**
 * A journey with the built Studio. All journeys of a worker share one tab, as an editor keeps one open: a
 * start of the Studio takes several seconds. A journey fails on any error response of the sandbox, an
 * unsupported query above all, and on any request beyond this machine, in whatever tab.
 */
export const test = base.extend<{ studioFaults: void }, { studioTab: Page }>({
  expected: noise,
  viewport: { width: 1440, height: 900 },
  studioTab: [
    async ({ browser }, use) => {
      const server = await serveStudio(port)
      const context = await browser.newContext({ baseURL: site })
      context.setDefaultTimeout(30_000)
      await use(await context.newPage())
      await context.close()
      await closeServer(server)
    },
    { scope: 'worker' },
  ],
  context: ({ studioTab }, use) => use(studioTab.context()),
  page: async ({ studioTab, viewport }, use) => {
    if (viewport) await studioTab.setViewportSize(viewport)
    await use(studioTab)
    const visitors = studioTab
      .context()
      .pages()
      .filter((page) => page !== studioTab)
    await Promise.all(visitors.map((page) => page.close()))
  },
  studioFaults: [
    async ({ context }, use) => {
      const faults: string[] = []
      context.on('response', (response) => {
        if (response.url().startsWith(sandbox) && response.status() >= 400) {
          faults.push(`${response.status()} ${response.request().method()} ${response.url()}`)
        }
      })
      watchForeignRequests(context, faults)
      await use()
      // Not all listeners: Playwright's own close the context.
      for (const event of ['response', 'requestfinished', 'requestfailed'])
        context.removeAllListeners(event)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Repeats the first step in the Studio until it succeeds: a starting Studio draws its screens twice, and
 * what happened to the first ones is lost.
 */
export async function begin(step: () => Promise<void>): Promise<void> {
  await expect(step).toPass(BOOT)
}

/** Goes to an address of the Studio: within it, once it has started. */
export async function openStudio(page: Page, path: string): Promise<void> {
  if (!page.url().startsWith(studio)) {
    await page.goto(studio + path)
    return
  }
  await leave(page)
  await follow(page, path)
}

/**
 * Closes what is open in the Studio. A document may be deleted from outside only after that: its form crashes
 * when it still has something to send.
 */
export async function leave(page: Page): Promise<void> {
  // What was open may still write its own state into the address.
  await expect(async () => {
    await follow(page, '/structure')
    const open = page.locator('[data-testid="document-pane"], iframe')
    await expect(open).toHaveCount(0, { timeout: 4000 })
  }).toPass(SAVED)
}

/** Goes on within the Studio, as a link does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Types into a field of the form, once it is editable. */
export async function write(page: Page, field: string, text: string): Promise<void> {
  const box = page.getByTestId(`field-${field}`).getByRole('textbox')
  await expect(box).toBeEditable(SAVED)
  await box.fill(text)
}

/** Presses "Publish" as often as it takes: a press while the Studio is still validating is lost. */
export async function publish(page: Page, isPublic: () => Promise<boolean>): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(async () => {
    if (await isPublic()) return
    await button.click({ timeout: 4000 })
    await expect.poll(isPublic, { timeout: 4000 }).toBe(true)
  }).toPass(BOOT)
}

/** Opens the site in the Studio's frame, and waits until its texts are marked with their fields. */
export async function present(page: Page, path: string): Promise<FrameLocator> {
  await openStudio(page, `/presentation?preview=${encodeURIComponent(site + path)}`)
  const frame = page.frameLocator('iframe')
  await expect
    .poll(() => frame.locator('header nav').first().textContent(SAVED), BOOT)
    .toMatch(/\p{Cf}{8}/u)
  await frame.locator('sanity-visual-editing').waitFor({ state: 'attached', ...BOOT })
  return frame
}

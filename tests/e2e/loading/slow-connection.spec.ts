import type { Page } from '@playwright/test'
import type { Connection } from '#src/browser/slow-connection.ts'
import { countBytes } from '#tests/e2e/support/count-bytes.ts'
import { slowLine } from '#tests/e2e/support/slow-line.ts'
import { expect, openHydrated, test } from '#tests/e2e/support/test.ts'

const saving: Connection = { saveData: true, effectiveType: '4g' }

const slowVisits = [
  {
    visitor: 'who saves data',
    path: '/',
    most: 55,
    arrive: (page: Page) => connectBy(page, saving),
    interact: (page: Page) => page.keyboard.press('Tab'),
  },
  {
    visitor: 'on 3G',
    path: '/owner',
    most: 65,
    arrive: (page: Page) => connectBy(page, { saveData: false, effectiveType: '3g', rtt: 450 }),
    interact: (page: Page) => page.mouse.wheel(0, 200),
  },
  {
    visitor: 'on a slow line, of which the browser tells nothing,',
    path: '/about-us',
    most: 55,
    arrive: async (page: Page) => {
      await connectBy(page, undefined)
      await slowLine(page)
    },
    interact: (page: Page) => page.mouse.move(150, 300),
  },
]

for (const { visitor, path, most, arrive, interact } of slowVisits) {
  test(`a visitor ${visitor} fetches the first view alone until they do anything`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a slow connection is a phone')
    await arrive(page)
    const kinds: string[] = []
    page.on('request', (request) => kinds.push(request.resourceType()))
    const bytes = countBytes(page)
    await page.goto(path, { waitUntil: 'load' })
    // Longer than the app would wait for the browser to be idle.
    await page.waitForTimeout(2500)
    const late = kinds.filter((kind) => ['script', 'fetch', 'font'].includes(kind))
    expect(late).toEqual([])
    expect(kinds.length).toBeLessThanOrEqual(15)
    expect((await bytes()) / 1000).toBeLessThanOrEqual(most)
    await interact(page)
    await page.locator('html[data-ready]').waitFor()
    expect(kinds).toEqual(expect.arrayContaining(['script', 'fetch', 'font']))
    expect(await isLoadedByBrowser(page)).toBe(true)
  })
}

test('on a fast connection the app itself opens the page of a link', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the other side of the visits above')
  await connectBy(page, { saveData: false, effectiveType: '4g', rtt: 50 })
  await openHydrated(page, '/about-us')
  expect(await isLoadedByBrowser(page)).toBe(false)
})

test.describe('with a dense screen', () => {
  test.use({ deviceScaleFactor: 2 })

  test('a phone that saves data uses all of the home page with small images and few scripts', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a slow connection is a phone')
    // On 3G newer content, which other journeys publish, would come as well.
    await connectBy(page, saving)
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    const bytes = countBytes(page)
    await page.goto('/', { waitUntil: 'load' })
    const firstView = paths.length
    await scrollThrough(page)
    await page.locator('html[data-ready]').waitFor()
    for (const tab of await page.getByRole('tab').all()) await tab.click()
    const next = page.getByRole('button', { name: 'Next project' })
    for (let place = 2; place <= 4; place += 1) {
      await next.click()
      await expect(page.getByText(`${place} / 4`)).toBeVisible()
    }
    await expect(next).toBeDisabled()
    await expect(page.getByRole('heading', { name: 'Harbour Clinic' })).toBeInViewport()
    await page.waitForLoadState('networkidle')
    const later = paths.slice(firstView).join('\n')
    const widths = Array.from(later.matchAll(/-(\d+)\.avif/g), ([, width]) => Number(width))
    expect(widths).toHaveLength(10)
    expect(Math.max(...widths)).toBeLessThanOrEqual(350)
    expect(later).not.toMatch(/\/engine-|\/data\/query\//)
    expect((await bytes()) / 1000).toBeLessThanOrEqual(285)
  })
})

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 400) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(50)
  }
}

/** Follows a link for which nothing was prefetched; true when it ends in a new document. */
async function isLoadedByBrowser(page: Page): Promise<boolean> {
  await page.evaluate(() => (document.documentElement.dataset['before'] = ''))
  await page.locator('footer a[href="/contact"]').dispatchEvent('click')
  await page.waitForURL('**/contact')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact us')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return (await page.locator('html[data-before]').count()) === 0
}

/** What the Network Information API tells of the connection; undefined where the browser lacks it. */
function connectBy(page: Page, connection: Connection | undefined): Promise<unknown> {
  return page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)
}

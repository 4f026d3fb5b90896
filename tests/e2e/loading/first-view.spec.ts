import type { Page } from '@playwright/test'
import { brand } from '#tests/support/brand.ts'
import { answerRevision, countBytes } from '#tests/e2e/support/network.ts'
import { expect, openHydrated, test } from '#tests/e2e/support/test.ts'

test('scripts, fonts and content are fetched only once the page with its hero has loaded', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const { loaded, hero, late } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const files = performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name, startTime }))
    return {
      loaded: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0,
      hero: files.find(({ name }) => name.endsWith('.avif'))?.startTime ?? Infinity,
      late: files.filter(({ name }) => /\.(js|json|woff2)$/.test(new URL(name).pathname)),
    }
  })
  expect(loaded).toBeGreaterThan(hero)
  expect(late.length).toBeGreaterThan(2)
  expect(late.filter(({ startTime }) => startTime < loaded)).toEqual([])
})

test('while the logo is late, the name of the brand is in its place', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every device')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/static/media/*.svg', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const word = page.getByRole('banner').getByText(brand, { exact: true })
  // The link clips what is beside its box.
  const isClipped = () =>
    word.evaluate((element) => {
      const link = element.closest('a')?.getBoundingClientRect().right ?? 0
      return Math.round(element.getBoundingClientRect().left) >= link
    })
  await expect.poll(isClipped).toBe(false)
  release()
  await expect.poll(isClipped).toBe(true)
})

/** When the sections below the first view stop waiting for the visitor, at the earliest. */
function endOfFirstView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const app = performance.getEntriesByType('resource').find(({ name }) => /\/main-/.test(name))
    if (!(app instanceof PerformanceResourceTiming)) throw new Error('The app has not come.')
    return performance.timeOrigin + app.responseEnd + 2000
  })
}

test('a phone that does not scroll fetches at most 230 kB, app and fonts included', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the budget is for phones')
  await answerRevision(page, false)
  const bytes = countBytes(page)
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  const weight = await bytes(await endOfFirstView(page))
  expect(weight / 1000).toBeGreaterThan(120)
  expect(weight / 1000).toBeLessThanOrEqual(230)
})

test.describe('with the content API gone', () => {
  test.use({ expected: /ERR_FAILED/ })
  test.skip(({ isPhone }) => isPhone, 'the same on every device')

  test('nothing on the screen breaks', async ({ page }) => {
    await page.route('**/data/query/**', (route) => route.abort())
    const asked = page.waitForEvent('requestfailed')
    await openHydrated(page, '/lender')
    await asked
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(7)
  })
})

/** The addresses that a first view requests until the network is idle. */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openHydrated(page, path)
  await page.waitForLoadState('networkidle')
  return requests
}

for (const path of ['/', '/pricing/enterprise'])
  test(`a visit of ${path} without an interaction makes few requests, each once, and none for the preview`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same on every device')
    await answerRevision(page, false)
    const requests = await requestsOf(page, path)
    expect(requests.length).toBeGreaterThan(5)
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(30)
    const files = requests.filter((address) => address.includes('/static/'))
    expect(files).toEqual([...new Set(files)])
    expect(files.filter((file) => /open-preview|Preview-/.test(file))).toEqual([])
  })

test('right after a publication a visit makes few requests, one of them for the page', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every device')
  await answerRevision(page, true)
  const shell = page.waitForRequest(/data\/query\/.*siteSettings%22\+%26%26/)
  const requests = await requestsOf(page, '/about-us')
  await shell
  // The query of a page is too long for an address; it is in the body.
  const pageQueries = () => requests.filter((address) => /data\/query\/(?!.*query=)/.test(address))
  await expect.poll(pageQueries).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  expect(pageQueries()).toHaveLength(1)
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(45)
})

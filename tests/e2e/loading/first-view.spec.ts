import type { Page } from '@playwright/test'
import { countBytes } from '#tests/e2e/support/count-bytes.ts'
import { holdScript } from '#tests/e2e/support/hold-script.ts'
import { codePages, contentPages } from '#tests/e2e/support/pages.ts'
import { pinContent } from '#tests/e2e/support/pin-content.ts'
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

test('no script is fetched before the largest paint', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' })
  await page.locator('html[data-ready]').waitFor()
  const { paint, script } = await page.evaluate(
    () =>
      new Promise<{ paint: number; script: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const paints = list.getEntries()
          const scripts = performance
            .getEntriesByType('resource')
            .filter((entry) => entry.name.endsWith('.js'))
          resolve({ paint: paints.at(0)?.startTime ?? 0, script: scripts[0]?.startTime ?? 0 })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(paint).toBeGreaterThan(0)
  expect(script).toBeGreaterThan(paint)
})

/** When the sections below the first view stop waiting for the visitor, at the earliest. */
function endOfFirstView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const app = performance.getEntriesByType('resource').find(({ name }) => /\/main-/.test(name))
    if (!(app instanceof PerformanceResourceTiming)) throw new Error('The app has not come.')
    return performance.timeOrigin + app.responseEnd + 2000
  })
}

test('the home page stands on the screen after 90 kB', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the budget is for phones')
  await page.goto('/', { waitUntil: 'load' })
  // What the script fetches after that is in the next budget.
  const bytes = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation')
    if (!(document instanceof PerformanceNavigationTiming)) return 0
    return performance
      .getEntriesByType('resource')
      .filter((file) => file instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime < document.loadEventStart)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, document.encodedBodySize)
  })
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes / 1000).toBeLessThanOrEqual(90)
})

test('a phone that does not scroll fetches at most 230 kB, app and fonts included', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the budget is for phones')
  await pinContent(page)
  const bytes = countBytes(page)
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  const weight = await bytes(await endOfFirstView(page))
  expect(weight / 1000).toBeGreaterThan(120)
  expect(weight / 1000).toBeLessThanOrEqual(230)
})

for (const { images, path } of [
  { images: 'images of projects', path: '/' },
  { images: 'portraits', path: '/about-us' },
]) {
  test(`${images} wait until the visitor scrolls`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'on a wide screen they may be in the first view')
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    const image = page.locator('main li img').first()
    const hasArrived = () =>
      image.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)
    expect(await hasArrived()).toBe(false)
    await page.mouse.wheel(0, 400)
    await expect.poll(hasArrived).toBe(true)
  })
}

test('an arrow of the carousel works before the app, which goes on from there', async ({
  page,
  isMobile,
}) => {
  const release = await holdScript(page, 'main')
  await page.goto('/')
  const view = page.getByRole('group', { name: /Build with confidence/ })
  const offset = () => view.evaluate((row) => row.scrollLeft)
  const next = page.getByRole('button', { name: 'Next project' })
  await next.scrollIntoViewIfNeeded()
  await next.click()
  const step = await offset()
  expect(step).toBeGreaterThan(100)
  await next.click()
  expect(await offset()).toBeGreaterThan(1.5 * step)
  await page.getByRole('button', { name: 'Previous project' }).click()
  expect(await offset()).toBeLessThan(1.5 * step)
  expect(new URL(page.url()).hash).toBe('')
  release()
  await page.locator('html[data-ready]').waitFor()
  await next.click()
  if (isMobile) await expect(page.getByText('3 / 4')).toBeVisible()
  await next.click()
  await expect(next).toBeDisabled()
})

test.describe('with the content API gone', () => {
  test.use({ expected: /ERR_FAILED/ })

  test('nothing that is on the screen breaks', async ({ page }) => {
    await page.route('**/data/query/**', (route) => route.abort())
    await page.goto('/lender')
    await page.locator('html[data-ready]').waitFor()
    await page.waitForTimeout(500)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(7)
  })
})

/** Answers the question whether anything was published since the build. */
async function answerRevision(page: Page, isPublished: boolean): Promise<void> {
  await page.route(/data\/query\/.*count%22%3A\+count/, async (route) => {
    const script = page.locator('script[data-revision]')
    const [count = '', latest = ''] = (await script.getAttribute('data-revision'))?.split('@') ?? []
    const headers = { 'Access-Control-Allow-Origin': '*' }
    const result = { count: Number(count), latest: isPublished ? new Date().toISOString() : latest }
    await route.fulfill({ headers, json: { result } })
  })
}

/** The addresses that a first view requests until the network is idle. */
async function requestsOf(page: Page, path: string): Promise<string[]> {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openHydrated(page, path)
  await page.waitForLoadState('networkidle')
  return requests
}

/** Waits until `quiet` milliseconds have passed without a request. */
async function settle(requests: string[], quiet: number): Promise<void> {
  let before = -1
  const isQuiet = () => {
    const isSame = requests.length === before
    before = requests.length
    return isSame
  }
  await expect.poll(isQuiet, { intervals: [quiet], timeout: 20_000 }).toBe(true)
}

test.describe('whoever does nothing makes few requests', () => {
  // The browser itself reports the 404 of the document.
  test.use({ expected: /status of 404/ })

  for (const path of [...contentPages, ...codePages]) {
    test(`on ${path}`, async ({ page, isMobile }) => {
      // Other journeys publish: what is counted here is a visit since whose build nothing changed.
      await answerRevision(page, false)
      const requests = await requestsOf(page, path)
      // Sections that nobody touches wait two seconds.
      if (isMobile) await settle(requests, 2500)
      expect(requests.length).toBeGreaterThan(5)
      const files = requests.filter((address) => address.includes('/static/'))
      expect(files).toEqual([...new Set(files)])
      // The health page asks every host.
      const most = contentPages.includes(path) ? 30 : 40
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(most)
    })
  }

  for (const path of ['/about-us', '/schedule-call', '/doctor']) {
    test(`on ${path} right after a publish`, async ({ page }) => {
      await answerRevision(page, true)
      const shell = page.waitForRequest(/data\/query\/.*siteSettings%22\+%26%26/)
      const requests = await requestsOf(page, path)
      await shell
      await settle(requests, 1000)
      // The query of a page is too long for an address; it is in the body.
      const pageQueries = requests.filter((address) => /data\/query\/(?!.*query=)/.test(address))
      expect(pageQueries).toHaveLength(path === '/doctor' ? 0 : 1)
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(45)
    })
  }
})

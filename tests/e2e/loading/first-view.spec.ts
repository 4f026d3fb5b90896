import type { Page, Request } from '@playwright/test'
import type { Connection } from '#src/lib/dom/slow-connection.ts'
import { holdScript } from '../support/hold-script.ts'
import { codePages, contentPages } from '../support/pages.ts'
import { pinContent } from '../support/pin-content.ts'
import { slowLine } from '../support/slow-line.ts'
import { expect, openHydrated, test } from '../support/test.ts'

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

async function sizeOf(request: Request): Promise<number> {
  return (await request.sizes()).responseBodySize
}

/**
 * Counts the bytes of all bodies from now on; headers, the same each time, weigh little on HTTP/2.
 * @returns the sum of the requests that began before a time, in milliseconds since 1970
 */
function countBytes(page: Page): (before?: number) => Promise<number> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  return async (before = Infinity) => {
    const counted = requests.filter((request) => request.timing().startTime < before)
    // A request that ends with its page is nobody's to weigh.
    const sizes = await Promise.all(counted.map((request) => sizeOf(request).catch(() => 0)))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
}

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

test('a phone that does not scroll fetches at most 170 kB, app and fonts included', async ({
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
  expect(weight / 1000).toBeLessThanOrEqual(170)
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

const slowVisits = [
  {
    visitor: 'who saves data',
    path: '/',
    most: 55,
    arrive: (page: Page) => connectBy(page, { saveData: true, effectiveType: '4g' }),
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

/** Waits until a second has passed without a request. */
async function settle(requests: string[]): Promise<void> {
  let before = -1
  const isQuiet = () => {
    const isSame = requests.length === before
    before = requests.length
    return isSame
  }
  await expect.poll(isQuiet, { intervals: [1000] }).toBe(true)
}

test.describe('a first view makes at most 30 requests', () => {
  // The browser itself reports the 404 of the document.
  test.use({ expected: /status of 404/ })

  for (const path of [...contentPages, ...codePages]) {
    test(`on ${path}`, async ({ page }) => {
      // Other journeys publish: what is counted here is a visit since whose build nothing changed.
      await answerRevision(page, false)
      const requests = await requestsOf(page, path)
      expect(requests.length).toBeGreaterThan(5)
      const files = requests.filter((address) => address.includes('/static/'))
      expect(files).toEqual([...new Set(files)])
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(30)
    })
  }

  for (const path of ['/about-us', '/schedule-call', '/doctor']) {
    test(`on ${path} right after a publish`, async ({ page }) => {
      await answerRevision(page, true)
      const shell = page.waitForRequest(/data\/query\/.*siteSettings%22\+%26%26/)
      const requests = await requestsOf(page, path)
      await shell
      await settle(requests)
      // The query of a page is too long for an address; it is in the body.
      const pageQueries = requests.filter((address) => /data\/query\/(?!.*query=)/.test(address))
      expect(pageQueries).toHaveLength(path === '/doctor' ? 0 : 1)
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(30)
    })
  }
})

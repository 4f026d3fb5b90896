import type { Page, Route } from '@playwright/test'
import { brand } from '#tests/support/brand.ts'
import { expect, expectAccessible, openHydrated, test } from '#tests/e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'the same for every device')
// The browser tells of the lost file, React of the error that a boundary has caught.
test.use({
  expected: /Failed to load|MIME type|ERR_|Loading chunk|SyntaxError|Error:|status of 404/,
})

const losses: Array<[string, (route: Route) => Promise<void>]> = [
  ['is gone since a deploy', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  [
    'is answered with a page',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Home</h1>' }),
  ],
  [
    'arrives damaged',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const a = {' }),
  ],
]

for (const [name, answer] of losses) {
  test(`a page whose script ${name}: one reload, then its name and another try`, async ({
    page,
  }) => {
    const documents = countDocuments(page)
    await openHydrated(page, '/finance')
    await page.route('**/static/js/ScheduleCall-*.js', answer)
    await page.locator('main').getByRole('link', { name: 'Get Started' }).first().click()
    await expect(page.getByText('Loading chunk schedule-call failed (missing)')).toBeVisible()
    expect(documents()).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible(page)
    await page.unroute('**/static/js/ScheduleCall-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('main form [name=firstName]')).toBeEnabled()
  })
}

test('a script that hangs is given up after 120 seconds, not before', async ({ page }) => {
  const health = '**/static/js/Health-*.js'
  // The page's time stands still, however long this machine takes.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  let isAsked = false
  await page.route(health, () => {
    isAsked = true
    return new Promise(() => {})
  })
  await page.goto('/doctor')
  await expect(async () => {
    await page.clock.runFor(100)
    expect(isAsked).toBe(true)
  }).toPass()
  await page.clock.fastForward(119_000)
  await expect(page.getByText(/Loading chunk/)).toHaveCount(0)
  await page.clock.fastForward(2000)
  await expect(page.getByText('Loading chunk health failed (timeout)')).toBeVisible()

  await page.unroute(health)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Copy report' })).toBeVisible()
})

test('a form whose script is gone says so in its dialog, and what it needs comes with another try', async ({
  page,
}) => {
  await openHydrated(page, '/lender')
  const lost = '**/static/js/all-forms-*.js'
  await page.route(lost, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('button', { name: 'Book a Demo' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Loading chunk demo-form failed (missing)')).toBeVisible()
  await expect(dialog.getByRole('link', { name: /@/ })).toBeVisible()
  await expectAccessible(page)
  // Whatever keeps the loss, browser or host, does not know the other address.
  const again = page.waitForRequest(/all-forms-[\w-]+\.js\?r=1$/)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await again
  await expect(dialog.locator('[name=businessName]')).toBeVisible()
})

test('sections whose script is gone are called by name, and the rest of the page leads on', async ({
  page,
}) => {
  await page.route('**/static/js/all.generated-*.js*', (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  await page.goto('/')
  // Twice two seconds, in which a visitor who does nothing is not disturbed.
  await expect(page.getByText('Loading chunk featureTabs failed (missing)')).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Solutions' }).click()
  await page.getByRole('link', { name: /Private Project Owners/ }).click()
  await expect(page).toHaveURL('/owner')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Build your project with confidence',
  )
})

test('a lost script of the dialogs is told in the dialog that was opened, and takes nothing else away', async ({
  page,
}) => {
  await page.route('**/static/js/FormDialogs-*.js*', (route) => route.fulfill({ status: 404 }))
  await page.goto('/lender')
  await page.getByRole('button', { name: 'Book a Demo' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Demo with Us' })
  await expect(dialog.getByText('Loading chunk dialogs failed (missing)')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(dialog.locator('a[href^="tel:"]')).toBeVisible()
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('tab').first()).toBeVisible()
})

test('a lost player is called by name, and Play tries again', async ({ page }) => {
  const lost = '**/static/js/VideoPlayer-*.js'
  await page.route(lost, (route) => route.fulfill({ status: 404 }))
  await openHydrated(page, '/referral')
  await page.getByRole('button', { name: 'Watch the video' }).click()
  const dialog = page.getByRole('dialog', { name: 'How our referral works' })
  await dialog.getByRole('button', { name: 'Play video' }).click()
  await expect(dialog.getByText('Loading chunk video failed (missing)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Play video' }).click()
  await expect(dialog.locator('video')).toHaveCount(1)
})

test('without the app a page can be read, its form says whom to call and write to, and keeps what is typed', async ({
  page,
}) => {
  const app = '**/static/js/main-*.js'
  await page.route(app, (route) => route.fulfill({ status: 404 }))
  await page.goto('/contact')
  await page.locator('[name=message]').fill('Do you also build in Uyo?')
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('Loading chunk main failed (missing)')
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible()
  await expect(notice.locator('a[href^="mailto:"]')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(app)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await page.locator('html[data-ready]').waitFor()
  await expect(page.locator('[name=message]')).toHaveValue('Do you also build in Uyo?')
})

test('a control that waits for the app looks as before when the app does not come', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/static/js/main-*.js', async (route) => {
    await held
    await route.fulfill({ status: 404 })
  })
  await page.goto('/')
  const control = page.getByRole('button', { name: 'One week on' })
  await control.click()
  await expect(control).toHaveCSS('opacity', '0.6')
  release()
  await expect(control).toHaveCSS('opacity', '1')
})

test('content that is gone since a deploy: one reload, then the page says so and keeps what is typed', async ({
  page,
}) => {
  const documents = countDocuments(page)
  const content = '**/static/data/contact-*.json'
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route(content, async (route) => {
    await typed
    await route.fulfill({ status: 404 })
  })
  await page.goto('/contact')
  await page.locator('[name=message]').fill('Do you also build in Uyo?')
  release()
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('Loading chunk content failed (missing)')
  await expect.poll(documents).toBe(2)
  await expect(notice).toContainText('Loading chunk content failed (missing)')
  await page.unroute(content)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await page.locator('html[data-ready]').waitFor()
  await expect(page.locator('[name=message]')).toHaveValue('Do you also build in Uyo?')
})

test.describe('a browser that keeps nothing', () => {
  test('gets the calendar, and every way on', async ({ page }) => {
    await page.addInitScript(() => {
      const denied = {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, denied)
      Object.defineProperty(document, 'cookie', denied)
    })
    await openHydrated(page, '/schedule-call-calendly')
    await expect(
      page.frameLocator('iframe').getByRole('button', { name: 'Book this time' }),
    ).toBeVisible({ timeout: 15_000 })
    await page.getByRole('link', { name: `${brand} home` }).click()
    await expect(page).toHaveURL('/')
  })
})

/** How many documents the tab has asked for. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

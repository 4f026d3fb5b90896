import type { Page } from '@playwright/test'
import { expect, expectAccessible, openHydrated, test } from '#tests/e2e/support/test.ts'

test.skip(({ isPhone }) => isPhone, 'the same on every device')
// The browser reports the lost file, React the error that a boundary has caught, or (422) that it draws a
// boundary anew whose part was lost.
test.use({
  expected:
    /Failed to load|MIME type|ERR_|Loading chunk|SyntaxError|Error:|status of 404|React error #422/,
})

test('a page whose script is gone since a deploy: one reload, then its name and another try', async ({
  page,
}) => {
  const documents = countDocuments(page)
  await openHydrated(page, '/finance')
  const lost = '**/static/js/ScheduleCall-*.js'
  await page.route(lost, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.locator('main').getByRole('link', { name: 'Get Started' }).first().click()
  // Shown after the page has loaded a second time.
  await expect(page.getByText('Loading chunk schedule-call failed (missing)')).toBeVisible({
    timeout: 15_000,
  })
  expect(documents()).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page)
  await page.unroute(lost)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main form [name=firstName]')).toBeEnabled()
})

test('a form whose script is gone says so in its dialog, and loads with another try', async ({
  page,
}) => {
  await openHydrated(page, '/lender')
  const lost = '**/static/js/DemoForm-*.js'
  await page.route(lost, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('button', { name: 'Book a Demo' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Loading chunk demo-form failed (missing)')).toBeVisible()
  await expect(dialog.getByRole('link', { name: /@/ })).toBeVisible()
  await expectAccessible(page)
  // No cache of browser or host has the failure at the other address.
  const again = page.waitForRequest(/DemoForm-[\w-]+\.js\?r=1$/)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await again
  await expect(dialog.locator('[name=businessName]')).toBeVisible()
})

test('sections whose script is gone are named, and the rest of the page works', async ({
  page,
}) => {
  await page.route('**/static/js/sections-*.js*', (route) =>
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

test('a page whose connection is lost can be read on, and its form works when the connection is back', async ({
  page,
  context,
}) => {
  const lost = '**/static/js/FormSlot-*.js'
  await page.route(lost, async (route) => {
    await context.setOffline(true)
    await route.abort()
  })
  const failure = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('FormSlot'),
  )
  await page.goto('/contact')
  await page.locator('[name=message]').fill('Do you also build in Uyo?')
  await failure
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible()
  await expect(page.getByText('Loading chunk')).toHaveCount(0)
  await page.unroute(lost)
  await context.setOffline(false)
  await expect(async () => {
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('First Name is required.').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.locator('[name=message]')).toHaveValue('Do you also build in Uyo?')
})

for (const { part, address, reloads } of [
  { part: 'main', address: '**/static/js/main-*.js', reloads: 0 },
  { part: 'footer', address: '**/static/js/below-*.js*', reloads: 1 },
  { part: 'content', address: '**/static/data/contact-*.json', reloads: 1 },
])
  test(`without its ${part} a page can be read, says whom to call and write to, and keeps what is typed`, async ({
    page,
  }) => {
    const documents = countDocuments(page)
    const { promise: typed, resolve: release } = Promise.withResolvers<void>()
    await page.route(address, async (route) => {
      await typed
      await route.fulfill({ status: 404 })
    })
    await page.goto('/contact')
    await page.locator('[name=message]').fill('Do you also build in Uyo?')
    release()
    await expect.poll(documents).toBe(1 + reloads)
    const notice = page.getByRole('main').getByRole('alert')
    await expect(notice).toContainText(`Loading chunk ${part} failed (missing)`)
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible()
    await expect(notice.locator('a[href^="mailto:"]')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(address)
    await notice.getByRole('button', { name: 'Try again' }).click()
    await page.locator('html[data-ready]').waitFor()
    await expect(page.locator('[name=message]')).toHaveValue('Do you also build in Uyo?')
  })

/** How many documents the tab has requested. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

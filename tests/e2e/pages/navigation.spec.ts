import { brand } from '#tests/support/brand.ts'
import { sandbox, site } from '#tests/e2e/support/site.ts'
import { expect, openHydrated, test } from '#tests/e2e/support/test.ts'

test('desktop: a menu opens within the window, holds the page still, and closes by Escape, a click outside and a choice', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have a sheet')
  await page.setViewportSize({ width: 1080, height: 900 })
  await openHydrated(page, '/')
  const button = page.getByRole('button', { name: 'Solutions' })
  const entry = page.getByRole('link', { name: /Enterprise Project Owners/ })
  await button.click()
  await expect(entry).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  for (const opener of await page.locator('header nav [popovertarget]:visible').all()) {
    // With a long brand name the last panel would reach past the window.
    await opener.evaluate((element) => (element.style.marginInlineStart = '180px'))
    await opener.click()
    const { x, width } = (await page.locator('[popover]:popover-open').boundingBox()) ?? {
      x: Infinity,
      width: 0,
    }
    expect(width).toBe(600)
    expect(x + width).toBeLessThanOrEqual(1080)
    await page.mouse.click(4, 880)
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
    await opener.evaluate((element) => (element.style.marginInlineStart = ''))
  }
  await button.click()
  await entry.click()
  await expect(page).toHaveURL('/enterprise')
  await expect(entry).toBeHidden()
})

test('phone: the menu is a sheet with sub-panels', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'desktops have menus')
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  const sheet = page.getByRole('navigation', { name: 'Menu' })
  await sheet.locator('summary').filter({ hasText: 'Pricing' }).click()
  await expect(sheet.getByRole('link', { name: /Premium Plan/ })).toBeVisible()
  await sheet.getByRole('link', { name: /Build Now Pay Later/ }).click()
  await expect(page).toHaveURL('/finance')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
})

test('a link shows the next page from its top without loading the document again', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every device')
  await openHydrated(page, '/lender')
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: `${brand} home` }).click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(new RegExp(brand))
  expect(await page.evaluate(() => 'kept' in window)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('on a host that answers /owner.html itself the page works under its own address', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every device')
  await page.route('**/owner.html', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${site}/owner` }) }),
  )
  // The browser assumes that a page no server sent is from outside, and keeps it from this machine.
  await page.route('**/data/query/**', async (route) =>
    route.fulfill({ response: await route.fetch() }),
  )
  await openHydrated(page, '/owner.html?a=b')
  await expect(page).toHaveURL('/owner?a=b')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0)
  // What it fetched after the routes are gone would be kept from this machine.
  await page.goto('about:blank')
})

test('a referral code is handed to the sign-up whole', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every device')
  await page.goto('/referral/..%2F..%2Fsignin')
  await page.waitForURL(`${sandbox}/auth/referral/signup?*`)
  expect([...new URL(page.url()).searchParams]).toEqual([['referralCode', '../../signin']])
})

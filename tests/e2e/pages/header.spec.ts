import { expect, openHydrated, test } from '#tests/e2e/support/test.ts'

test('desktop: the Solutions menu opens, holds the page still, and closes by Escape and a click outside', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the phone has a sheet')
  await openHydrated(page, '/')
  const button = page.getByRole('button', { name: 'Solutions' })
  const entry = page.getByRole('link', { name: /Enterprise Project Owners/ })
  await button.click()
  await expect(entry).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
    'hidden',
  )
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await button.click()
  await page.mouse.click(1300, 700)
  await expect(entry).toBeHidden()
  await button.click()
  await entry.click()
  await expect(page).toHaveURL('/enterprise')
  await expect(entry).toBeHidden()
})

test('desktop: every panel is 600 px wide and within the window', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the phone has a sheet')
  for (const width of [1080, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openHydrated(page, '/')
    const buttons = page.locator('header nav [popovertarget]')
    await expect(buttons).not.toHaveCount(0)
    for (const button of await buttons.all()) {
      // A brand may have a long name: the last panel would reach past the window.
      await button.evaluate((element) => (element.style.marginInlineStart = '180px'))
      await button.click()
      const box = await page.locator('[popover]:popover-open').boundingBox()
      expect(box?.width).toBe(600)
      expect((box?.x ?? width) + 600).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
    }
  }
})

test('phone: the menu is a sheet with sub-panels', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the desktop has menus')
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  const sheet = page.getByRole('navigation', { name: 'Menu' })
  await expect(sheet.getByRole('link', { name: /Contractor/ })).toBeVisible()
  await sheet.locator('summary').filter({ hasText: 'Pricing' }).click()
  await expect(sheet.getByRole('link', { name: /Premium Plan/ })).toBeVisible()
  await sheet.getByRole('link', { name: /Build Now Pay Later/ }).click()
  await expect(page).toHaveURL('/finance')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
})

test('keyboard alone reaches the lender page through the menu', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no Tab key')
  await openHydrated(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByRole('button', { name: 'Solutions' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /Private Project Owners/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/owner')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

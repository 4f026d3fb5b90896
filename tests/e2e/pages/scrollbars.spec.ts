import { holdScript } from '#tests/e2e/support/hold-script.ts'
import { codePages, contentPages } from '#tests/e2e/support/pages.ts'
import { expect, expectNoSidewaysScroll, openHydrated, test } from '#tests/e2e/support/test.ts'

// Headless browsers draw none; the scrollbars of most desktops take room.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})
test.skip(({ isMobile }) => isMobile, 'the scrollbars of phones lie over the page')

for (const state of ['before the app has come', 'after']) {
  test(`nothing moves aside when a menu or a dialog opens ${state}`, async ({ page }) => {
    if (state !== 'after') await page.route('**/static/js/**', () => new Promise(() => {}))
    await page.goto('/')
    if (state === 'after') await page.locator('html[data-ready]').waitFor()
    const places = () =>
      page.evaluate(() =>
        ['h1', 'header a', 'header button', 'main section:nth-of-type(2)', 'footer'].map(
          (selector) => {
            const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
            return [selector, left, right]
          },
        ),
      )
    expect(
      await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
    ).toBeGreaterThan(8)
    const before = await places()
    await page.getByRole('button', { name: 'Solutions' }).click()
    await expect(page.getByRole('link', { name: /Private Project Owners/ })).toBeVisible()
    expect(await places()).toEqual(before)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Learn More' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await places()).toEqual(before)
  })
}

test('an open menu stays where it is when the app arrives', async ({ page }) => {
  const release = await holdScript(page, 'main')
  await page.goto('/')
  await page.getByRole('button', { name: 'Solutions' }).click()
  // Not the heading: its words take another width with the web font.
  const place = () =>
    page
      .locator('main section')
      .first()
      .evaluate((part) => part.getBoundingClientRect().right)
  const before = await place()
  release()
  await page.locator('html[data-ready]').waitFor()
  expect(await place()).toBe(before)
})

test.describe('beside a scrollbar that takes room', () => {
  // The browser itself reports the 404 of the document and of its data.
  test.use({ expected: /status of 404/, reducedMotion: 'reduce' })

  for (const path of [...contentPages, ...codePages]) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await openHydrated(page, path)
      for (const width of [1440, 1100, 800, 360]) {
        await page.setViewportSize({ width, height: 700 })
        await expectNoSidewaysScroll(page)
      }
    })
  }
})

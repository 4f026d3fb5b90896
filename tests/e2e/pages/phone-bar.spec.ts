import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from '#tests/e2e/support/test.ts'

test.skip(({ isPhone }) => isPhone, 'phones have no Tab key')
test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

const barOf = (page: Page) => page.locator('[data-phone-bar]')

/** How much of the page's first section and of its closing band the bar covers, in pixels. */
async function covered(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-phone-bar]')?.getBoundingClientRect()
    const sections = ['main > section', 'main > [data-band=closing]']
    return sections.map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      if (!bar || !box) return Number.NaN
      return Math.max(0, Math.min(bar.bottom, box.bottom) - Math.max(bar.top, box.top))
    })
  })
}

/** Scrolls to `end` of the box between the first section and the closing band, `by` pixels further. */
async function scrollPast(page: Page, end: 'top' | 'bottom', by: number): Promise<void> {
  await page.evaluate(
    ([edge, more]) => {
      const box = document.querySelector('[data-phone-bar]')?.parentElement?.parentElement
      const { [edge]: y = 0 } = box?.getBoundingClientRect() ?? {}
      scrollTo(0, scrollY + y + more - (edge === 'top' ? 0 : innerHeight))
    },
    [end, by] as const,
  )
}

async function expectBarBetween(page: Page): Promise<void> {
  const bar = barOf(page)
  await expect(bar).not.toBeInViewport()
  await scrollPast(page, 'top', 1)
  await expect(bar).not.toBeInViewport({ ratio: 0.5 })
  await scrollPast(page, 'top', 60)
  await expect(bar).toBeInViewport({ ratio: 1 })
  expect(await covered(page)).toEqual([0, 0])
  await scrollPast(page, 'bottom', 0)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await scrollPast(page, 'bottom', 200)
  expect(await covered(page)).toEqual([0, 0])
  await scrollPast(page, 'bottom', 900)
  await expect(bar).not.toBeInViewport()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar appears below the hero, ends at the closing band, and opens its dialog', async ({
    page,
  }) => {
    await page.goto('/lender')
    await expectBarBetween(page)
    await scrollPast(page, 'top', 60)
    await barOf(page).getByRole('button', { name: 'Book a Demo' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(barOf(page)).toHaveCSS('opacity', '0')
  })
})

test('on a short page the bar does not cover the closing band', async ({ page }) => {
  for (const path of ['/referral', '/contact']) {
    await openHydrated(page, path)
    for (const by of [-600, -300, 0, 300, 600]) {
      await scrollPast(page, 'bottom', by)
      const [, closing] = await covered(page)
      const isSeen = (await barOf(page).evaluate((bar) => getComputedStyle(bar).opacity)) === '1'
      expect(isSeen ? closing : 0, `${path} at ${by} px`).toBe(0)
    }
  }
})

test('the bar is hidden while a dialog is open or a field has the focus', async ({ page }) => {
  await openHydrated(page, '/lender')
  await scrollPast(page, 'top', 60)
  const opener = barOf(page).getByRole('button', { name: 'Book a Demo' })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(barOf(page)).toHaveCSS('opacity', '0')
  await page.keyboard.press('Escape')
  await expect(barOf(page)).toHaveCSS('opacity', '1')
  await expect(opener).toBeFocused()
  await openHydrated(page, '/')
  const slider = page.getByRole('slider').first()
  await slider.focus()
  await expect(barOf(page)).toHaveCSS('opacity', '0')
})

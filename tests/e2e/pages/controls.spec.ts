import type { Page } from '@playwright/test'
import { brand } from '#tests/support/brand.ts'
import { expect, openHydrated, test } from '#tests/e2e/support/test.ts'

test.skip(({ isPhone }) => isPhone, 'phones have no Tab key')
test.use({ reducedMotion: 'reduce' })
test.describe.configure({ timeout: 90_000 })

/** Where the focus is, and why it cannot be seen there; null outside of the page. */
function currentStop(page: Page): Promise<{ name: string; faults: string[] } | null> {
  return page.evaluate(async () => {
    // With reduced motion a change of style takes a hundredth of a millisecond, so one frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (!element || element === document.body) return null
    const faults: string[] = []
    // A radio that is not drawn shows its focus on its label, a dot on the brick in it.
    const shown = [element, element.closest('label'), element.parentElement]
    shown.push(element.firstElementChild instanceof HTMLElement ? element.firstElementChild : null)
    // A link that is as large as its card shows its focus there.
    const styles = shown.flatMap((part) =>
      part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : [],
    )
    const ring = styles.some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    )
    // A slider's ring is around its thumb, which no script can see.
    if (!ring && !element.matches('[type=range]')) faults.push('no ring')
    const box = (element.closest('label') ?? element).getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y): [number, number] => [box.x + box.width * x, box.y + box.height * y]),
    )
    const seen = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (element.contains(top) || top.contains(element))
    })
    if (!seen) faults.push('hidden by something else or outside the window')
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return { name: `${element.tagName} ${element.id} ${text.slice(0, 30)}`.trim(), faults }
  })
}

for (const width of [1440, 390]) {
  test(`at ${width} px the focus can be seen wherever Tab leads, down the page and up again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openHydrated(page, '/')
    for (const key of ['Tab', 'Shift+Tab']) {
      const hidden: unknown[] = []
      let count = 0
      for (; count < 300; count += 1) {
        await page.keyboard.press(key)
        const stop = await currentStop(page)
        if (!stop) break
        if (stop.faults.length > 0) hidden.push(stop)
      }
      expect(count).toBeGreaterThan(25)
      expect(count, 'the focus leaves the page').toBeLessThan(300)
      expect(hidden, key).toEqual([])
    }
    const slider = page.getByRole('slider', { name: 'Project cost' })
    await slider.scrollIntoViewIfNeeded()
    const before = await slider.screenshot()
    await slider.focus()
    await expect.poll(async () => (await slider.screenshot()).equals(before)).toBe(false)
  })
}

test('the skip link, a menu, a country list and a dialog work by keyboard, and Escape gives the focus back', async ({
  page,
}) => {
  await openHydrated(page, '/schedule-call')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const menu = page.getByRole('button', { name: 'Solutions' })
  await menu.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Lenders/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')

  // Not the native select that is there before it.
  const country = page.getByRole('combobox', { name: /build/i }).and(page.locator('button'))
  await expect(country).toBeEnabled()
  await country.press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(country).toBeFocused()

  await page.getByRole('link', { name: `${brand} home` }).press('Enter')
  const opener = page.getByRole('button', { name: 'Learn More' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'I am a...' })
  await expect(dialog.getByRole('heading', { name: 'I am a...' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a visitor pulls the dark brick back to week 7 of the house', async ({ page }) => {
  await openHydrated(page, '/')
  const slider = page.getByRole('slider', { name: 'Week' })
  await slider.scrollIntoViewIfNeeded()
  const row = await slider.boundingBox()
  if (!row) throw new Error('The row of weeks is not on the page.')
  const middleOf = (week: number) => row.x + (row.width * (week - 0.5)) / 20
  await page.mouse.move(middleOf(9), row.y + row.height / 2)
  await page.mouse.down()
  await page.mouse.move(middleOf(7), row.y + row.height / 2)
  await page.mouse.up()
  await expect(page.getByText('39% of NGN 154,000,000')).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', /^Week 7 of 20, /)
})

import type { Page } from '@playwright/test'
import { brand } from '#tests/support/brand.ts'
import { expect, openHydrated, test } from '#tests/e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'phones have no Tab key')
test.use({ reducedMotion: 'reduce' })

/** Where the focus is, and what a person who looks for it would miss. */
interface Stop {
  name: string
  faults: string[]
}

async function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    // With reduced motion a change of style takes a hundredth of a millisecond, so one frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (!element || element === document.body) return null
    const faults: string[] = []
    // A radio that is not drawn shows its focus on its label, a dot on the brick in it.
    const shown = [element, element.closest('label'), element.parentElement]
    shown.push(element.firstElementChild instanceof HTMLElement ? element.firstElementChild : null)
    const ring = shown.some((part) => {
      const { outlineStyle = 'none', outlineWidth = '0' } = part ? getComputedStyle(part) : {}
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    // A slider's ring is around its thumb, which no script can see: a screenshot shows it, below.
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

/** Presses the key until the focus leaves the page. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < 300; presses += 1) {
    await page.keyboard.press(key)
    const stop = await currentStop(page)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error('the focus never leaves the page')
}

test.describe.configure({ timeout: 90_000 })

for (const path of ['/', '/lender']) {
  test(`on ${path} the focus is seen wherever Tab leads, down the page and up again`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    const down = await walk(page, 'Tab')
    expect(down.length).toBeGreaterThan(25)
    expect(down.filter(({ faults }) => faults.length > 0)).toEqual([])
    const up = await walk(page, 'Shift+Tab')
    expect(up.length).toBeGreaterThan(25)
    expect(up.filter(({ faults }) => faults.length > 0)).toEqual([])
  })
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`with ${reducedMotion} for motion`, () => {
    test.use({ reducedMotion })

    test('the focus at the end of the projects stays seen when the carousel engine comes', async ({
      page,
    }) => {
      const held = Promise.withResolvers<void>()
      await page.route(/\/engine-[\w-]+\.js$/, async (route) => {
        await held.promise
        await route.continue()
      })
      await openHydrated(page, '/')
      const row = page.locator('[data-row]').first()
      const link = row.locator('[data-closing] a')
      await row.locator('..').focus()
      const hiddenOnce = page.evaluate(watchFrames, '[data-closing] a')
      const isThere = () => link.evaluate((element) => element === document.activeElement)
      for (let presses = 0; presses < 30 && !(await isThere()); presses += 1)
        await page.keyboard.press('Tab')
      // At once: the browser has not yet said that it scrolls the row to the link.
      held.resolve()
      const wasHidden = await hiddenOnce
      await expect(link).toBeInViewport({ ratio: 1 })
      // With motion the row is still on its way to the link.
      expect(reducedMotion === 'reduce' && wasHidden).toBe(false)
    })
  })
}

/** Whether the focused link was outside the window in a frame from the engine's first to half a second on. */
async function watchFrames(selector: string): Promise<boolean> {
  const link = document.querySelector(selector)
  const view = link?.closest('[data-row]')?.parentElement
  while (view?.dataset['state'] !== 'live') await new Promise(requestAnimationFrame)
  const end = performance.now() + 500
  let hidden = false
  while (performance.now() < end) {
    hidden ||= (link?.getBoundingClientRect().right ?? 0) > innerWidth
    await new Promise(requestAnimationFrame)
  }
  return hidden
}

test('a slider shows that it has the focus', async ({ page }) => {
  await openHydrated(page, '/')
  const slider = page.getByRole('slider', { name: 'Project cost' })
  await slider.scrollIntoViewIfNeeded()
  const before = await slider.screenshot()
  await slider.focus()
  // Around the thumb, so beyond the control's own box it need not reach.
  await expect.poll(async () => (await slider.screenshot()).equals(before)).toBe(false)
})

test('Escape closes menu, dialog and country list, and the focus returns to what opened them', async ({
  page,
}) => {
  await openHydrated(page, '/schedule-call')
  const menu = page.getByRole('button', { name: 'Solutions' })
  await menu.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /Private Project Owners/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')

  const country = page.getByRole('combobox', { name: /build/i })
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
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    // Beyond the last control the browser's own bar has its turn; the page behind has none.
    expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull()
  }
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a dialog that a mouse opens has the focus on its title, and the cross is next', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Learn More' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'I am a...' })
  await expect(dialog.getByRole('heading', { name: 'I am a...' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
})

test('arrow keys choose among tabs, radio buttons and plans', async ({ page }) => {
  await openHydrated(page, '/lender')
  const tabs = page.getByRole('tab')
  await tabs.first().press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await tabs.nth(1).press('ArrowLeft')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await page.goto('/pricing/enterprise')
  await page.locator('html[data-ready]').waitFor()
  const monthly = page.getByRole('radio', { name: 'Monthly' })
  await monthly.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Annually/ })).toBeChecked()
  await expect(page.getByText(/a year for/).first()).toBeVisible()
})

test('an empty form says at each field what is missing, and in a list that has the focus', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  const form = page.locator('main form')
  await expect(form.locator('[name=firstname]')).toBeEnabled()
  await form.locator('button[type=submit]').press('Enter')
  const list = form.getByRole('region', { name: 'Check 4 answers' })
  await expect(list).toBeFocused()
  for (const link of await list.getByRole('link').all()) {
    const message = await link.innerText()
    await link.press('Enter')
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator(':focus')).toHaveAccessibleDescription(message)
  }
})

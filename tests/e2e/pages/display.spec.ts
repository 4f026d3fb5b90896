import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { holdScript } from '#tests/e2e/support/network.ts'
import { expect, openHydrated, test } from '#tests/e2e/support/test.ts'

test.skip(({ isPhone }) => isPhone, 'settings of the reader, not of the device')

test('with reduced motion slides, the page, dialogs and cards move at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map((animation) =>
          animation instanceof CSSTransition ? animation.transitionProperty : 'animation',
        ),
    )
  await openHydrated(page, '/')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  const next = page.getByRole('button', { name: 'Next project' })
  const second = page.locator('[data-slide]').nth(1)
  const at = () => second.evaluate((slide) => slide.getBoundingClientRect().left)
  const before = await at()
  await next.click()
  expect(await moving()).toEqual([])
  await expect.poll(at).not.toBe(before)
  const soon = await at()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await at()).toBe(soon)
  await page.getByRole('button', { name: 'Learn More' }).click()
  expect(await moving()).toEqual([])

  await openHydrated(page, '/about-us')
  // Before that the focus alone turns a card, and a press turns it back.
  await page.locator('main [data-enhanced]').first().waitFor()
  const card = page.locator('main button[aria-expanded]').first()
  await card.press('Enter')
  await expect(card).toHaveAttribute('aria-expanded', 'true')
  expect(await moving()).toEqual([])
})

test('with forced colors the focus, icons, the choice, the wordmark and the logos can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openHydrated(page, '/pricing/enterprise')
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const icons = await page
    .locator('main svg[viewBox="0 0 24 24"]:visible')
    .evaluateAll((all) => all.map((svg) => getComputedStyle(svg).stroke))
  expect(icons.length).toBeGreaterThan(5)
  expect(icons).not.toContain(canvas)
  await page.getByRole('radio', { name: 'Monthly' }).focus()
  const [on, off] = await page
    .getByRole('radiogroup', { name: 'Billing' })
    .locator('label')
    .evaluateAll((labels) =>
      labels.map((label) => {
        const { backgroundColor, outlineStyle, borderColor } = getComputedStyle(label)
        return { outlineStyle, colors: [backgroundColor, borderColor] }
      }),
    )
  expect(on?.outlineStyle).not.toBe('none')
  expect(on?.colors).not.toEqual(off?.colors)

  await openHydrated(page, '/')
  const marks = page.locator('header a img, footer img, main li img[src$=".svg"]')
  expect(await marks.count()).toBeGreaterThan(3)
  for (const mark of await marks.all()) {
    await mark.scrollIntoViewIfNeeded()
    await mark.evaluate((image: HTMLImageElement) => image.decode())
    expect(await contrastOf(mark), (await mark.getAttribute('src')) ?? '').toBeGreaterThan(3)
  }
})

/** The contrast (WCAG 2.2) between the lightest and the darkest pixel of an element. */
async function contrastOf(mark: Locator): Promise<number> {
  const { data, info } = await sharp(await mark.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const light = Array.from({ length: info.width * info.height }, (_, index) => {
    const pixel = [...data.subarray(index * info.channels, index * info.channels + 3)]
    const [red = 0, green = 0, blue = 0] = pixel.map((channel) =>
      channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
  return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05)
}

test('printed, a page is ink on white from its start to its end, with the answers of closed questions', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await openHydrated(page, '/owner')
  await expect(
    page.getByRole('link', { name: 'Skip to content', includeHidden: true }),
  ).toBeHidden()
  // The paper behind a claim is printed, as an answer is.
  await expect(page.locator('dialog:visible')).toHaveCount(0)
  const answers = page.locator('main details:not([open]) > :not(summary)')
  expect(await answers.count()).toBeGreaterThan(1)
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  const tabs = page.getByRole('tablist').first()
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0)
  const colors = await page
    .locator('main :is(h1, h2, h3, p):visible')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
  expect([...new Set(colors)]).toEqual(['rgb(20, 36, 28)'])
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1)

  await page.goto('/contact')
  // Paper leaves out backgrounds, not lines.
  const hours = page.getByRole('main').locator('svg[viewBox="0 0 24 2"] path').nth(1)
  await expect(hours).toHaveCSS('stroke', /^rgb\(/)
  const button = page.getByRole('button', { name: 'Send message' })
  await expect(button).toHaveCSS('border-top-width', '1px')
})

test('beside a scrollbar nothing moves aside when a menu or a dialog opens, nor when the app arrives', async ({
  page,
}) => {
  const places = () =>
    page.evaluate(() =>
      // Not what is as wide as its words: these take another width with the web font.
      ['header img', 'main section', 'footer'].map((selector) => {
        const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
        return [selector, left, right]
      }),
    )
  const release = await holdScript(page, 'main')
  await page.goto('/')
  expect(
    await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
  ).toBeGreaterThan(8)
  const before = await places()
  const expectStill = async () => {
    await page.getByRole('button', { name: 'Learn More' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await places()).toEqual(before)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Solutions' }).click()
    await expect(page.getByRole('link', { name: /Private Project Owners/ })).toBeVisible()
    expect(await places()).toEqual(before)
  }
  await expectStill()
  release()
  await page.locator('html[data-ready]').waitFor()
  expect(await places()).toEqual(before)
  await page.keyboard.press('Escape')
  await expectStill()
})

import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { contentPages } from '#tests/e2e/support/pages.ts'
import {
  expect,
  expectNoSidewaysScroll,
  openHydrated,
  openHydratedWhole,
  test,
} from '#tests/e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'each width is set here')

test.describe('on a window of 320 pixels', () => {
  // React finds its texts changed where it takes over after that.
  test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })

  for (const path of contentPages) {
    test(`${path} keeps its width, also with wide text spacing and endless words`, async ({
      page,
    }) => {
      await openHydratedWhole(page, path)
      await expectNoSidewaysScroll(page)
      await spaceText(page)
      await expectNoSidewaysScroll(page)
      expect(await clippedTexts(page)).toEqual([])
      await stretchWords(page)
      await expectNoSidewaysScroll(page)
    })
  }
})

test.describe('with text at 200 % on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

  for (const path of contentPages) {
    test(`${path} keeps its width, its headings keep their words and its brick is read whole`, async ({
      page,
    }) => {
      await openHydrated(page, path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectNoSidewaysScroll(page)
      expect(await brokenWords(page)).toEqual([])
      const bricks = page.locator('[data-brick]:visible')
      expect(
        await bricks.evaluateAll((all) =>
          all
            .filter((brick) => brick.scrollHeight > brick.clientHeight + 1)
            .map((b) => b.textContent),
        ),
      ).toEqual([])
    })
  }
})

/** Words of headings that stand on more than one line; where one may break, it says so itself. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    for (const heading of document.querySelectorAll('main :is(h1, h2)')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        for (const word of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+[?.!,]?/gu)) {
          const range = new Range()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (tops.size > 1) broken.push(word[0])
        }
      }
    }
    return broken
  })
}

/** What a reader's own style sheet may ask for (WCAG 1.4.12). */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Texts of the page that their box cuts off. */
async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, button, summary, label)')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
        const isSpoken = element.clientHeight <= 1
        return (
          cuts &&
          !isSpoken &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1)
        )
      })
      .map((element) => element.textContent ?? ''),
  )
}

/** Puts a word of 5,000 characters into each heading, and one of 500 into every other text. */
async function stretchWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement
      if (!holder?.closest('main, footer') || !texts.currentNode.nodeValue?.trim()) continue
      // Labels of forms, switches and figures are the code's own.
      if (
        holder.closest(
          'form, [data-switch], [role=img], [role=img] ~ span, select, script, style, noscript',
        )
      )
        continue
      texts.currentNode.nodeValue = 'W'.repeat(holder.closest('h1, h2, h3') ? 5000 : 500)
    }
  })
}

test('who wants less motion sees cards, slides and the page move at once', async ({ page }) => {
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
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  )
  const next = page.getByRole('button', { name: 'Next project' })
  await next.scrollIntoViewIfNeeded()
  await next.click()
  expect(await moving()).toEqual([])
  const second = page.locator('[data-slide]').nth(1)
  const at = () => second.evaluate((slide) => slide.getBoundingClientRect().left)
  const before = await at()
  await next.click()
  await expect.poll(at).not.toBe(before)
  const soon = await at()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
  expect(await at()).toBe(soon)
  await page.getByRole('button', { name: 'Learn More' }).click()
  expect(await moving()).toEqual([])

  await openHydrated(page, '/about-us')
  // Before that the focus alone turns a card, and a press turns it back.
  await page.locator('main [data-enhanced]').first().waitFor()
  const card = page.locator('main button[aria-expanded]').first()
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(card).toHaveAttribute('aria-expanded', 'true')
  expect(await moving()).toEqual([])
})

test('with forced colours the focus, the icons and what is chosen are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openHydrated(page, '/pricing/enterprise')
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const icons = await page
    .locator('main svg:visible')
    .evaluateAll((all) =>
      all
        .filter((svg) => svg.getAttribute('viewBox') === '0 0 24 24')
        .map((svg) => getComputedStyle(svg).stroke),
    )
  expect(icons.length).toBeGreaterThan(5)
  expect(icons).not.toContain(canvas)
  const chosen = page.getByRole('radio', { name: 'Monthly' })
  await chosen.focus()
  const [on, off] = await page
    .getByRole('radiogroup', { name: 'Billing' })
    .locator('label')
    .evaluateAll((labels) =>
      labels.map((label) => {
        const { backgroundColor, outlineStyle, borderColor } = getComputedStyle(label)
        return { backgroundColor, outlineStyle, borderColor }
      }),
    )
  expect(on?.outlineStyle).not.toBe('none')
  expect([on?.backgroundColor, on?.borderColor]).not.toEqual([
    off?.backgroundColor,
    off?.borderColor,
  ])
})

test('printed, a page is words and images from its start to its end', async ({ page }) => {
  await openHydrated(page, '/policy')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1)
})

test('printed, no sheet has the skip link, headings are ink on white, and closed answers can be read', async ({
  page,
}) => {
  await openHydrated(page, '/owner')
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.getByRole('link', { name: 'Skip to content', includeHidden: true }),
  ).toBeHidden()
  const answers = page.locator('main details:not([open]) > :not(summary)')
  expect(await answers.count()).toBeGreaterThan(1)
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  const tabs = page.getByRole('tablist').first()
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0)
  for (const path of ['/owner', '/pricing/enterprise']) {
    await page.goto(path)
    const colours = await page
      .locator('main :is(h1, h2, h3, p):visible')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
    expect([...new Set(colours)]).toEqual(['rgb(20, 36, 28)'])
  }
})

test('on a dark ground of the reader, wordmark and marks of partners are seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openHydrated(page, '/')
  const marks = page.locator('header a img, footer img, main li img[src$=".svg"]')
  expect(await marks.count()).toBeGreaterThan(3)
  for (const mark of await marks.all()) {
    await mark.scrollIntoViewIfNeeded()
    expect(await contrastOf(mark), (await mark.getAttribute('src')) ?? '').toBeGreaterThan(3)
  }
})

/** The contrast between the lightest and the darkest pixel of what is drawn there. */
async function contrastOf(mark: Locator): Promise<number> {
  const { data, info } = await sharp(await mark.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const light = Array.from({ length: info.width * info.height }, (_, index) =>
    luminance([...data.subarray(index * info.channels, index * info.channels + 3)]),
  )
  return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05)
}

/** Relative luminance (WCAG 2.2) of a colour in sRGB, 0 to 255 each. */
function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test("a finger's touch shows in the site's own colour", async ({ page }) => {
  await page.goto('/')
  const colour = await page
    .getByRole('button', { name: 'Learn More' })
    .evaluate((button) => getComputedStyle(button).getPropertyValue('-webkit-tap-highlight-color'))
  expect(colour).toBe('rgba(20, 36, 28, 0.18)')
})

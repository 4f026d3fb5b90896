import type { Page } from '@playwright/test'
import {
  brokenWords,
  expect,
  expectNoSidewaysScroll,
  openHydrated,
  test,
  webFontsLoaded,
} from '#tests/e2e/support/test.ts'

test.skip(({ isPhone }) => isPhone, 'each width is set here')
test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ page }) => {
  // Those of phones and tablets take no room.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScrollbarsHidden', { hidden: true })
})

/** Makes all text twice as large, as a setting of the browser does, in a window of this width. */
async function readLarge(page: Page, width: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width, height: 900 })
}

test('for readers of text twice as large, a wide window is laid out like a small one', async ({
  page,
}) => {
  await readLarge(page, 1440)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Solutions' })).toBeHidden()
  await expectNoSidewaysScroll(page, '1440 px')
})

for (const path of ['/ar', '/fr/referral'])
  test(`${path} fits into its header on a phone with text twice as large, and the logo alone names the brand`, async ({
    page,
  }) => {
    await readLarge(page, 390)
    await openHydrated(page, path)
    const header = page.getByRole('banner')
    const signUp = await header.getByRole('link').last().boundingBox()
    const bar = await header.boundingBox()
    expect(signUp?.y).toBeGreaterThanOrEqual(0)
    expect(signUp?.height).toBeLessThanOrEqual(bar?.height ?? 0)
    const link = header.getByRole('link').nth(1)
    const brand = await link.boundingBox()
    const word = await link.locator('span').boundingBox()
    expect(word?.x).toBeCloseTo((brand?.x ?? 0) + (path === '/ar' ? 0 : (brand?.width ?? 0)), 0)
  })

for (const { path, words } of [
  { path: '/', words: 'professionals' },
  { path: '/about-us', words: 'million' },
  { path: '/pricing/enterprise', words: 'Monthly|Enterprise' },
  { path: '/fr/tarifs/entreprise', words: 'Gratuit|consulter|Entreprise' },
])
  test(`the words of ${path} are whole on a phone with text twice as large`, async ({ page }) => {
    await readLarge(page, 390)
    await openHydrated(page, path)
    await webFontsLoaded(page)
    await expect.poll(() => brokenWords(page, 'main', words)).toEqual([])
  })

for (const { path, count } of [
  { path: '/lender', count: 5 },
  { path: '/referral', count: 3 },
])
  test(`no brick of the drawn wall of ${path} covers another on a phone with text twice as large`, async ({
    page,
  }) => {
    await readLarge(page, 390)
    await page.goto(path)
    const bricks = page.locator('[data-place], [data-brick]').filter({ visible: true })
    await expect(bricks).toHaveCount(count)
    const covered = await bricks.evaluateAll((all) => {
      const boxes = all.map((brick) => brick.getBoundingClientRect())
      return boxes.filter((box) =>
        boxes.some(
          (other) =>
            other !== box &&
            other.left < box.right &&
            box.left < other.right &&
            other.top < box.bottom &&
            box.top < other.bottom,
        ),
      ).length
    })
    expect(covered).toBe(0)
  })

test('beside the last member of the team the way to join is as large as a card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/about-us')
  // A line above may wrap otherwise in the web font, between the two measurements.
  await webFontsLoaded(page)
  const cells = page.getByRole('main').getByRole('listitem')
  const card = await cells.filter({ hasText: 'Chipo Mutasa-Lee' }).locator('> *').boundingBox()
  const join = await cells.filter({ hasText: 'Join our team' }).boundingBox()
  expect(join?.y).toBe(card?.y)
  expect(join?.height).toBeCloseTo(card?.height ?? 0, 0)
  expect(join?.width).toBeCloseTo(card?.width ?? 0, 0)
})

for (const width of [700, 767]) {
  test(`at the end of the projects, ${width} pixels wide, the last panel can be read whole and pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openHydrated(page, '/')
    const next = page.getByRole('button', { name: 'Next project' })
    await next.scrollIntoViewIfNeeded()
    for (const _ of [1, 2, 3]) await next.click()
    await expect(next).toBeDisabled()
    const words = page.getByText('Your site goes here.').filter({ visible: true })
    await words.scrollIntoViewIfNeeded()
    await expect(words).toBeInViewport({ ratio: 1 })
    const link = page.getByRole('link', { name: 'Create a Project' })
    await expect(link).toBeInViewport({ ratio: 1 })
    await link.click({ trial: true })
  })
}

test('no line of the fourth project and no second row of logos shows, whatever the width', async ({
  page,
}) => {
  await page.goto('/')
  const view = page.getByRole('group', { name: 'Build with confidence any where in Africa' })
  for (const width of [820, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const seen = await view.evaluate((box) => {
      const fourth = box.querySelectorAll('[data-slide]')[3]
      return box.getBoundingClientRect().right - (fourth?.getBoundingClientRect().left ?? 0)
    })
    expect(seen, `${width} px`).toBeLessThanOrEqual(0)
  }
  for (const width of [700, 768]) {
    await page.setViewportSize({ width, height: 1024 })
    const logos = page.getByRole('listitem').filter({ has: page.getByAltText(/Savarro|Lagunda/i) })
    await expect(logos).toHaveCount(2)
    const tops = () => logos.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    // The first measurement after a change of the width may still be of another layout.
    await expect.poll(async () => new Set(await tops()).size).toBe(1)
  }
})

test('the column of the chosen plan is lit, and none before; the table leaves room below its heading', async ({
  page,
}) => {
  await openHydrated(page, '/pricing/enterprise')
  const heads = page.getByRole('columnheader')
  const grounds = () =>
    heads.evaluateAll((all) => all.map((head) => getComputedStyle(head).backgroundColor))
  expect(new Set(await grounds()).size).toBe(1)
  await page.getByText('Enterprise', { exact: true }).first().click()
  await expect.poll(async () => (await grounds()).indexOf('rgb(242, 181, 68)')).toBe(4)
  await page.setViewportSize({ width: 1024, height: 800 })
  const heading = await page.getByRole('heading', { name: 'Compare Plans' }).boundingBox()
  const head = await page.getByRole('columnheader', { name: 'Basic' }).boundingBox()
  expect(head?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0) + 16)
})

test('portraits of one row are equally high, in the fallback font and in the web font', async ({
  page,
}) => {
  const { promise: arrival, resolve: deliver } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await arrival
    await route.continue()
  })
  await openHydrated(page, '/about-us')
  await expectEqualPortraits(page)
  deliver()
  await page.mouse.move(2, 2)
  await webFontsLoaded(page)
  await expectEqualPortraits(page)
})

async function expectEqualPortraits(page: Page): Promise<void> {
  const portraits = page.getByRole('main').locator('li img')
  for (const width of [320, 390, 768, 1100]) {
    await page.setViewportSize({ width, height: 900 })
    const heights = await portraits.evaluateAll((all) =>
      all.map((image) => image.getBoundingClientRect().height),
    )
    expect(Math.min(...heights), `${width} px`).toBeGreaterThan(60)
    expect(Math.max(...heights) - Math.min(...heights), `${width} px`).toBeLessThan(2)
  }
}

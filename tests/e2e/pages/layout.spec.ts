import type { Page } from '@playwright/test'
import { pdf } from '#tests/e2e/support/lead-forms.ts'
import { expect, openHydrated, test, webFontsLoaded } from '#tests/e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'each width is set here')
test.use({ reducedMotion: 'reduce' })

test('on the narrowest phone the home page’s title has one sentence a line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  expect(await linesOf(page, 'h1')).toBe(3)
})

for (const width of [320, 767]) {
  test(`at the end of the projects, ${width} pixels wide, the last panel is read whole and pressed`, async ({
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

for (const width of [820, 1024, 1280]) {
  test(`no line of the fourth project shows on a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const view = page.getByRole('group', { name: 'Build with confidence any where in Africa' })
    const seen = await view.evaluate((box) => {
      const fourth = box.querySelectorAll('[data-slide]')[3]
      return box.getBoundingClientRect().right - (fourth?.getBoundingClientRect().left ?? 0)
    })
    expect(seen).toBeLessThanOrEqual(0)
  })
}

test('the compare table leaves room below its heading', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/pricing/enterprise')
  const heading = await page.getByRole('heading', { name: 'Compare Plans' }).boundingBox()
  const head = await page.getByRole('columnheader', { name: 'Basic' }).boundingBox()
  expect(head?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0) + 16)
})

test('the column of the plan that was chosen is lit, and none before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openHydrated(page, '/pricing/enterprise')
  const grounds = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.map((head) => getComputedStyle(head).backgroundColor))
  expect(new Set(await grounds()).size).toBe(1)
  await page.getByText('Enterprise', { exact: true }).first().click()
  await expect.poll(async () => (await grounds()).indexOf('rgb(242, 181, 68)')).toBe(4)
})

for (const width of [320, 390, 768, 1100]) {
  test(`portraits of one row are equally high, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { promise: arrival, resolve: deliver } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await arrival
      await route.continue()
    })
    await openHydrated(page, '/about-us')
    // In the fallback font first, as everybody sees them, then in the web font.
    await expectEqualPortraits(page)
    deliver()
    await page.mouse.move(2, 2)
    await webFontsLoaded(page)
    await expectEqualPortraits(page)
  })
}

test('beside the last member of a narrow phone’s team, the way to join is no higher than the card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/about-us')
  const cells = page.getByRole('main').getByRole('listitem')
  const card = await cells.filter({ hasText: 'Chipo Mutasa-Lee' }).locator('> *').boundingBox()
  const join = await cells.filter({ hasText: 'Join our team' }).boundingBox()
  expect(join?.y).toBe(card?.y)
  expect(join?.height).toBeCloseTo(card?.height ?? 0, 0)
  expect(join?.width).toBeCloseTo(card?.width ?? 0, 0)
})

test('the logos of those who trust us stand in one row on a tablet', async ({ page }) => {
  for (const width of [700, 768]) {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto('/')
    const logos = page.getByRole('listitem').filter({ has: page.getByAltText(/Savarro|Lagunda/i) })
    const tops = await logos.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops).toHaveLength(2)
    expect(tops[1]).toBe(tops[0])
  }
})

for (const width of [320, 1440, 1920]) {
  test(`all three courses of the wall above the footer are seen, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact')
    const hidden = await page
      .getByRole('contentinfo')
      .locator('> svg')
      .evaluate((edge) => {
        const tops = [...edge.children].map((brick) => brick.getBoundingClientRect().top)
        return edge.getBoundingClientRect().top - Math.min(...tops)
      })
    expect(hidden).toBeLessThan(1)
  })
}

test('on the narrowest phone the words on the brick of About us are read whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/about-us')
  expect(await linesOf(page, '[data-brick]:visible')).toBe(2)
})

test('on the narrowest phone no name in “I am a...” breaks within a word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Learn More' }).first().click()
  const names = page.getByRole('dialog').locator('label [id^=iam-]:not([id$=text])')
  await expect(names.first()).toBeVisible()
  const lines = await names.evaluateAll((all) =>
    all.map((name) => {
      const range = new Range()
      range.selectNodeContents(name)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }),
  )
  expect(lines).toEqual([1, 2, 2])
})

for (const path of ['/developer', '/pricing/enterprise', '/fee-estimator', '/contact', '/']) {
  test(`on a narrow phone every control of ${path} is large enough to be hit`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openHydrated(page, path)
    const small = await page
      .locator('main :is(button, input, select, summary, textarea)')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          // A press on its label is one on the control.
          const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
          const isDrawn = control.checkVisibility({ visibilityProperty: true })
          return isDrawn && (width < 24 || height < 24) ? [`${control.outerHTML} ${height}`] : []
        }),
      )
    expect(small).toEqual([])
  })
}

for (const [width, height] of [
  [1440, 900],
  [1440, 1300],
  [1024, 700],
  [700, 900],
  [390, 844],
] as const) {
  test(`an upload’s toast is at the bottom center of ${width} by ${height}, and covers no button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openHydrated(page, '/developer')
    await page.getByRole('button', { name: 'Apply for Funding' }).first().click()
    const form = page.getByRole('dialog').locator('form')
    await form
      .locator('[name=uploadedFiles]')
      .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf })
    const toast = page
      .getByRole('region', { name: 'Notifications' })
      .locator('[data-tone]', { hasText: 'Uploaded Successfully' })
      .filter({ visible: true })
      .first()
    await expect(toast).toBeVisible()
    const box = await toast.boundingBox()
    const buttons = await form.getByRole('button', { name: 'Cancel' }).boundingBox()
    if (!box || !buttons) throw new Error('nothing is drawn')
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(10)
    const lowest = height - box.y - box.height
    expect(lowest).toBeLessThan(140)
    const isAbove = box.y + box.height <= buttons.y
    const isBelow = box.y >= buttons.y + buttons.height
    expect(isAbove || isBelow).toBe(true)
  })
}

test('on paper the hours of an office are drawn, and a button has its edge', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto('/contact')
  await page.emulateMedia({ media: 'print' })
  // Paper leaves out backgrounds, not lines.
  const hours = page.getByRole('main').locator('svg[viewBox="0 0 24 2"] path').nth(1)
  await expect(hours).toHaveCSS('stroke', /^rgb\(/)
  const button = page.getByRole('button', { name: 'Send message' })
  await expect(button).toHaveCSS('border-top-width', '1px')
})

test('a lender learns more in four steps on the page, and books a demo from there', async ({
  page,
}) => {
  await openHydrated(page, '/lender')
  await page.getByRole('button', { name: 'Learn More' }).click()
  const steps = page.getByRole('dialog', { name: 'From your funds to a wall you can check' })
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    '1. See',
    '2. Check',
    '3. Release',
    '4. Report',
  ])
  await steps.getByRole('button', { name: 'Book a Demo' }).click()
  await expect(page.getByRole('dialog', { name: 'Schedule a Demo with Us' })).toBeVisible()
  await expect(steps).toBeHidden()
})

/** How many lines the words of an element take. */
async function linesOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
}

async function expectEqualPortraits(page: Page): Promise<void> {
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
  await expect(cards.first()).toBeVisible()
  const heights = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector('img')?.getBoundingClientRect().height ?? 0),
  )
  expect(Math.min(...heights)).toBeGreaterThan(60)
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2)
}

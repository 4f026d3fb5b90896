import { codePages, contentPages, leavingPage } from '#tests/e2e/support/pages.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test.use({ javaScriptEnabled: false })

test.describe('every page', () => {
  test.skip(({ isMobile }) => isMobile, 'the same for every device')
  // The browser itself reports the 404 of the document.
  test.use({ expected: /status of 404/ })

  for (const path of [...contentPages, ...codePages, leavingPage]) {
    test(`${path} is readable, leads on, and says how to reach us`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60)
      await expect(page.locator('a[href^="/"]:visible').first()).toBeVisible()
      // What could be sent is a choice without a name; what was typed can never be.
      const telling = 'form:has([name]:is([type=email], [type=password], textarea))'
      await expect(page.locator(`${telling}:not([method=post])`)).toHaveCount(0)
      await expect(page.locator(`${telling} [type=submit]:enabled`)).toHaveCount(0)
      expect(new URL(page.url()).search).toBe('')
    })
  }
})

test('menus open, and lead on', async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click()
  } else {
    await page.getByRole('button', { name: 'Solutions' }).click()
  }
  await page
    .getByRole('link', { name: /Private Project Owners/ })
    .first()
    .click()
  await expect(page).toHaveURL('/owner')
})

test('questions open', async ({ page }) => {
  await page.goto('/')
  const question = page.locator('main summary').last()
  await question.click()
  await expect(page.getByRole('link', { name: 'See Pricing page' })).toBeVisible()
})

test('the arrows of the carousel are links to its projects, and lead to the last and back', async ({
  page,
}) => {
  await page.goto('/')
  const carousel = page.getByRole('group', { name: /Build with confidence/ })
  const next = page.getByRole('link', { name: 'Next project' })
  const previous = page.getByRole('link', { name: 'Previous project' })
  await expect(page.getByRole('button', { name: 'Next project' })).toHaveCount(0)
  await expect(previous).toHaveCount(0)
  const startOf = async (project: string) =>
    (await carousel.getByRole('listitem').filter({ hasText: project }).boundingBox())?.x ?? 0
  const start = await startOf('Acacia House')
  // A row may rest a fraction of a pixel beside its place.
  const fromStart = async (project: string) => Math.abs((await startOf(project)) - start)
  for (const project of ['Kilima Court', 'Baobab Terraces', 'Harbour Clinic']) {
    await next.click()
    await expect.poll(() => fromStart(project)).toBeLessThan(2)
    await expect(previous).toBeInViewport({ ratio: 1 })
  }
  await expect(next).toHaveCount(0)
  await previous.click()
  await expect.poll(() => fromStart('Baobab Terraces')).toBeLessThan(2)
})

test('tabs show their images', async ({ page }) => {
  await page.goto('/')
  const choice = page.getByRole('radio', { name: /Budget Control/ })
  await choice.check({ force: true })
  await expect(page.getByRole('img', { name: /budget/i }).first()).toBeVisible()
})

test('the "I am a..." modal leads to the chosen page, with nothing in the address', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn More' }).click()
  const dialog = page.getByRole('dialog', { name: 'I am a...' })
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await dialog.getByRole('radio', { name: /Lender/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/lender\??$/)
})

test('the figures of the cost panel stand, without a slider that could not move them', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('status', { name: 'Project cost' })).toContainText('154,000,000')
  await expect(page.getByRole('slider')).toHaveCount(0)
  // The house to follow is a list of four of its weeks.
  await expect(page.getByRole('heading', { name: /^Week \d+: / })).toHaveCount(4)
})

test.describe('a browser that knows no modules', () => {
  test.use({
    javaScriptEnabled: true,
    reducedMotion: 'reduce',
    expected: /Failed to (load|fetch)|ERR_FAILED/,
  })

  test('shows the page, its menus, questions and choices', async ({ page, isMobile }) => {
    await page.route('**/static/js/**', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Solutions' }).click()
    await expect(page.getByRole('link', { name: /Private Project Owners/ }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('main summary').last().click()
    await expect(page.getByRole('link', { name: 'See Pricing page' })).toBeVisible()
    await page.locator('main label', { hasText: 'Budget Control' }).first().click()
    await expect(page.getByRole('radio', { name: /Budget Control/ })).toBeChecked()
    await expect(page.getByRole('img', { name: /budget/i }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Ask a Question' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
  })
})

import { codePages, contentPages } from '#tests/e2e/support/site.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test.use({ javaScriptEnabled: false })

test.describe('every page', () => {
  test.skip(({ isPhone }) => isPhone, 'the same on every device')
  // The browser itself reports the 404 of the document.
  test.use({ expected: /status of 404/ })
  test.describe.configure({ timeout: 120_000 })

  test('can be read, has links, and submits nothing that was typed', async ({ page }) => {
    for (const path of [...contentPages, ...codePages, '/referral/ada']) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60)
        await expect(page.locator('a[href^="/"]:visible').first()).toBeVisible()
        const typed = 'form:has([name]:is([type=email], [type=password], textarea))'
        await expect(page.locator(`${typed}:not([method=post])`)).toHaveCount(0)
        await expect(page.locator(`${typed} [type=submit]:enabled`)).toHaveCount(0)
        expect(new URL(page.url()).search).toBe('')
      })
    }
  })
})

for (const [path, opener, fold] of [
  ['/contact', null, null],
  ['/referral', null, 'Write to us'],
  ['/developer', 'Apply for Funding', null],
] as const) {
  test(`${path} says whom to write to and call in the place of its form`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'the same on every device')
    await page.goto(path)
    if (opener) await page.getByRole('button', { name: opener }).first().click()
    if (fold) await page.locator('summary').filter({ hasText: fold }).click()
    const place = opener ? page.getByRole('dialog', { name: opener }) : page.locator('main')
    await expect(place.locator('a[href^="mailto:"]:visible').first()).toBeVisible()
    await expect(place.locator('a[href^="tel:"]:visible').first()).toBeVisible()
    await expect(place.locator('form :is(input, select, textarea):visible')).toHaveCount(0)
    await expect(page).toHaveURL(path)
  })
}

test('menus open, and their links work', async ({ page, isMobile }) => {
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

test('plans offer no number of users that their prices would not follow', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same on every device')
  await page.goto('/pricing/enterprise')
  await expect(page.getByText('for 3 users, per project').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('combobox')).toHaveCount(0)
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
  // A row may come to rest a fraction of a pixel beside its place.
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

test.describe('a browser without modules', () => {
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
  })
})

import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

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

test('the carousel scrolls, and buttons that could do nothing are not shown', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Next project' })).toHaveCount(0)
  const last = page.getByRole('heading', { name: 'Harbour Clinic' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})

test('tabs show their pictures', async ({ page }) => {
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
  await expect(page.getByText('154,000,000').first()).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
})

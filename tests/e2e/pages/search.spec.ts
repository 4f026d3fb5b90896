import { expect, test } from '#tests/e2e/support/test.ts'

test('a misspelled word finds a page on a phone, and no request has the word', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`),
  )
  await page.goto('/search')
  const field = page.getByRole('searchbox')
  await field.fill('qualty')
  const results = page.getByRole('status').filter({ hasText: 'quality' })
  await expect(results).toContainText('Nothing here is written “qualty”.')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=qualty')
  await page.locator('main h3 a').first().click()
  await expect(page).not.toHaveURL(/search/)
  expect(asked.filter((request) => request.includes('qualty'))).toEqual([])
  await page.goBack()
  await expect(field).toHaveValue('qualty')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a search from the header leads to a list', async ({ page, isMobile }) => {
    await page.goto('/owner')
    await page
      .getByRole('button', { name: isMobile ? 'Open menu' : 'Search' })
      .first()
      .click()
    await page.getByRole('searchbox').fill('quality')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/search?q=quality')
    await expect(page.locator('main li a').first()).toBeVisible()
  })
})

test('the first results are below the field in the header, by arrow keys', async ({
  page,
  isMobile,
}) => {
  await page.goto('/owner')
  await page
    .getByRole('button', { name: isMobile ? 'Open menu' : 'Search' })
    .first()
    .click()
  const field = page.getByRole('searchbox')
  await field.fill('milstone')
  await expect(page.getByRole('status').filter({ hasText: '“milestone”' })).toBeVisible()
  await field.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/guides\//)
  await expect(field).toBeHidden()
})

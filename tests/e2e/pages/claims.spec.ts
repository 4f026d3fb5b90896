import { expect, expectAccessible, test } from '#tests/e2e/support/test.ts'

test('a visitor pulls the brick of a claim, asks for what is missing, and is back at the brick', async ({
  page,
}) => {
  await page.goto('/lender')
  const brick = page.getByRole('button', { name: 'Project funds 100% insured' })
  await brick.focus()
  await page.keyboard.press('Enter')
  const paper = page.getByRole('dialog', { name: 'Project funds 100% insured' })
  await expect(paper.getByText('1 of 4 answered here')).toBeVisible()
  await expect(paper.getByRole('link', { name: 'Ask for all three' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/2340005550100\?text=.*Who%20insures/,
  )
  await expectAccessible(page, 'with an open paper', '[popover]:popover-open')
  await page.keyboard.press('Escape')
  await expect(paper).toBeHidden()
  await expect(brick).toBeFocused()

  await page.goto('/contractor')
  await page.getByRole('link', { name: 'Read the papers' }).click()
  await expect(page).toHaveURL('/owner#claim-insured')
  await expect(brick).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each figure opens on its sources within the window, and closes', async ({ page }) => {
    await page.goto('/about-us')
    for (const figure of ['52 million', '60%', '3.5%']) {
      await page.getByRole('button', { name: figure }).click()
      const paper = page.getByRole('dialog', { name: figure })
      await expect(paper).toBeInViewport({ ratio: 1 })
      // By keyboard: while the page scrolls smoothly, the button moves with it.
      await paper.getByRole('button', { name: 'Close' }).press('Enter')
      await expect(paper).toBeHidden()
    }
  })
})

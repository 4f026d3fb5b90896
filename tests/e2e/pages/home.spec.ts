import { expect, expectNoSidewaysScroll, openHydrated, test } from '#tests/e2e/support/test.ts'

test('a visitor finds the whole home page', async ({ page }) => {
  await openHydrated(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Fund it\.\s*Build it\.\s*See every brick\./,
  )
  for (const heading of [
    'Build with confidence any where in Africa',
    'Get a quick project estimate',
    'What you get',
  ]) {
    await expect(page.getByRole('heading', { name: heading })).toBeAttached()
  }
  await expect(page.getByRole('link', { name: 'Get Estimate' })).toHaveAttribute(
    'href',
    /\/calculator$/,
  )
  await expectNoSidewaysScroll(page)
})

test('the "I am a..." modal leads an undecided visitor to the developer page', async ({ page }) => {
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Learn More' }).click()
  const dialog = page.getByRole('dialog', { name: 'I am a...' })
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await dialog.getByRole('radio', { name: /Property Developer/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/developer')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the modal closes by Escape, Cancel and a click beside it, and starts empty each time', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const opener = page.getByRole('button', { name: 'Learn More' })
  const dialog = page.getByRole('dialog', { name: 'I am a...' })
  await opener.click()
  await dialog.getByRole('radio', { name: /Lender/ }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await opener.click()
  await page.mouse.click(4, 4)
  await expect(dialog).toBeHidden()
})

test('feature tabs work by keyboard', async ({ page }) => {
  await openHydrated(page, '/')
  const tabs = page.getByRole('tab')
  await tabs.first().scrollIntoViewIfNeeded()
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: /Performance Tracking/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('tab', { name: /Performance Tracking/ })).toBeFocused()
  await page.keyboard.press('End')
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
})

test('the project carousel steps from the first to the last project and stops there', async ({
  page,
  isMobile,
}) => {
  const engines: string[] = []
  page.on('request', (request) => {
    if (/\/engine-[\w-]+\.js$/.test(request.url())) engines.push(request.url())
  })
  await openHydrated(page, '/')
  const next = page.getByRole('button', { name: 'Next project' })
  const previous = page.getByRole('button', { name: 'Previous project' })
  await next.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  // Fingers move the row without it.
  expect(engines).toHaveLength(isMobile ? 0 : 1)
  await expect(previous).toBeDisabled()
  for (let step = 1; step < 4; step += 1) {
    await next.click()
    if (isMobile) await expect(page.getByText(`${step + 1} / 4`)).toBeVisible()
    await page.waitForTimeout(600)
  }
  await expect(next).toBeDisabled()
  expect(engines).toHaveLength(1)
  await expect(page.getByRole('heading', { name: 'Harbour Clinic' })).toBeInViewport()
  await previous.click()
  await expect(next).toBeEnabled()
})

test('the cost panel says cost, fee and total of every slider position it is moved to', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const slider = page.getByRole('slider', { name: 'Project cost' })
  await slider.scrollIntoViewIfNeeded()
  await expect(page.getByRole('status', { name: 'Project cost' })).toContainText('154,000,000')
  await slider.fill('0')
  await expect(page.getByText('5,000,000').first()).toBeVisible()
  await expect(page.getByText('375,000', { exact: false }).first()).toBeVisible()
  await slider.press('End')
  await expect(page.getByText('37,500,000').first()).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', /500,000,000 naira/)
})

test('a visitor pulls the dark brick back to week 7 of the house', async ({ page }) => {
  await openHydrated(page, '/')
  const slider = page.getByRole('slider', { name: 'Week' })
  await slider.scrollIntoViewIfNeeded()
  const row = await slider.boundingBox()
  if (!row) throw new Error('The row of weeks is not on the page.')
  const middleOf = (week: number) => row.x + (row.width * (week - 0.5)) / 20
  await page.mouse.move(middleOf(9), row.y + row.height / 2)
  await page.mouse.down()
  await page.mouse.move(middleOf(7), row.y + row.height / 2)
  await page.mouse.up()
  await expect(page.getByText('39% of NGN 154,000,000')).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', /^Week 7 of 20: /)
})

test('questions open and close, and the last leads to the pricing page', async ({ page }) => {
  await openHydrated(page, '/')
  const questions = page.locator('summary').filter({ hasNotText: /^(Solutions|Pricing)$/ })
  const last = questions.last()
  await last.scrollIntoViewIfNeeded()
  await last.click()
  await expect(page.getByRole('link', { name: 'See Pricing page' })).toBeVisible()
  await last.click()
  await expect(page.getByRole('link', { name: 'See Pricing page' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Ask a Question' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('testimonials rotate by their dots', async ({ page }) => {
  await openHydrated(page, '/')
  const second = page.getByRole('button', { name: 'Testimonial 2 of 2' })
  await second.scrollIntoViewIfNeeded()
  await expect(page.getByText(/I live in Calgary/)).toBeVisible()
  await second.click()
  await expect(page.getByText(/I live in Calgary/)).toBeHidden()
  await expect(second).toHaveAttribute('aria-current', 'true')
})

test('Back to top leads to the start of the page', async ({ page }) => {
  await openHydrated(page, '/')
  await page.getByRole('link', { name: 'Back to top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

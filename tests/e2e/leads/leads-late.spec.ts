import { awaken } from '#tests/e2e/support/form-controls.ts'
import { forms } from '#tests/e2e/support/lead-forms.ts'
import { expect, failedRequests, test } from '#tests/e2e/support/leads.ts'
import { openHydrated } from '#tests/e2e/support/test.ts'

test.use({ expected: failedRequests })
test.skip(({ isMobile }) => isMobile, 'a script is late on every screen')

const script = '**/static/js/DemoForm-*.js*'

test('a form whose script a deploy has removed is named; "Try again" reloads the site, and nothing typed is lost', async ({
  page,
}) => {
  const contact = await forms.contact.open(page)
  await contact.locator('[name=message]').fill('Do you also')
  await page.route(script, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/lender')
  await page.getByRole('button', { name: 'Book a Demo' }).first().click()
  const problem = page.getByText('Loading chunk demo-form failed (missing)')
  await expect(problem).toBeVisible()
  // Whom to call meanwhile.
  await expect(page.getByRole('dialog').locator('a[href^="tel:"]')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(problem).toBeVisible()
  await page.unroute(script)
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await again
  await expect(await forms.demo.open(page)).toBeVisible()
  await page.goto('/contact')
  await awaken(contact)
  await expect(contact.locator('[name=message]')).toHaveValue('Do you also')
})

test('a form whose script hangs is given up after 120 seconds, not before', async ({ page }) => {
  await page.clock.install()
  await page.route(script, () => {})
  await openHydrated(page, '/lender')
  // Held still: on a busy machine the seconds that really pass would count as well.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const asked = page.waitForRequest(script)
  await page.getByRole('button', { name: 'Book a Demo' }).first().click()
  await asked
  await page.clock.fastForward(119_000)
  await expect(page.getByRole('dialog').getByText('Loading the form')).toBeVisible()
  await page.clock.fastForward(2000)
  await expect(page.getByText('Loading chunk demo-form failed (timeout)')).toBeVisible()
  await page.clock.resume()
  await page.unroute(script)
  // The same script again would wait for the one that hangs.
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await again
  await expect(await forms.demo.open(page)).toBeVisible()
})

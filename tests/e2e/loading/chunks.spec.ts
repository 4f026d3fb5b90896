import { expect, test } from '#tests/e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'the same for every device')
// What these journeys plant is on the console as well.
test.use({ expected: /./ })

const chunk = '**/static/js/Health-*.js'
const healthy = { name: 'Copy report' }

test('a page whose script is gone reloads once, then names the script and offers another try', async ({
  page,
}) => {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route(chunk, (route) => route.fulfill({ status: 404 }))
  await page.goto('/doctor')
  await expect(page.getByText('Loading chunk health failed (missing)')).toBeVisible()
  expect(documents).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.unroute(chunk)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', healthy)).toBeVisible()
})

test('a host that answers a lost script with its home page is seen through', async ({ page }) => {
  await page.route(chunk, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Home</p>' }),
  )
  await page.goto('/doctor')
  await expect(page.getByText('Loading chunk health failed (missing)')).toBeVisible()
})

test('a script that hangs is given up after 120 seconds, not before', async ({ page }) => {
  // The page's time stands still, however long this machine takes.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  let isAsked = false
  await page.route(chunk, () => {
    isAsked = true
    return new Promise(() => {})
  })
  await page.goto('/doctor')
  await expect(async () => {
    await page.clock.runFor(100)
    expect(isAsked).toBe(true)
  }).toPass()
  await page.clock.fastForward(119_000)
  await expect(page.getByText(/Loading chunk/)).toHaveCount(0)
  await page.clock.fastForward(2000)
  await expect(page.getByText('Loading chunk health failed (timeout)')).toBeVisible()

  await page.unroute(chunk)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', healthy)).toBeVisible()
})

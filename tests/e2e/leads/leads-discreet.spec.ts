import { isTelling, watchAddresses } from '#tests/e2e/support/leads.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'about the journeys themselves')

test.use({ expected: /^console: Failed to load resource/ })

test('the watch of all journeys with leads sees what was typed in any address', async ({
  page,
  context,
}) => {
  const addresses = watchAddresses(context)
  const seen = () => addresses.splice(0).filter((address) => isTelling(address)).length
  await page.goto('/policy')
  expect(seen()).toBe(0)
  await page.goto('/policy?email=adaeze%40okonkwo.example')
  expect(seen()).toBeGreaterThan(0)
  await page.goto('/policy')
  seen()
  await page.evaluate(() => history.pushState(null, '', '#Do+you+also+build+in+Uyo%3F'))
  expect(seen()).toBeGreaterThan(0)
  await page.evaluate(() => history.replaceState(null, '', '/policy'))
  seen()
  await page.evaluate(() => fetch('/missing/6045550123').then(() => {}))
  expect(seen()).toBeGreaterThan(0)
})

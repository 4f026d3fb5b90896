import { expect, openHydrated, test } from './support/test.ts'

test('a press on a section whose script is still under way is kept, and done when it arrives', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/static/js/company-*.js', async (route) => {
    await held
    await route.continue()
  })
  await openHydrated(page, '/referral')
  await page.getByRole('button', { name: 'Watch the video' }).click()
  const dialog = page.getByRole('dialog', { name: 'How our referral works' })
  await dialog.getByRole('button', { name: 'Play video' }).click()
  await expect(dialog.locator('video')).toHaveCount(0)
  release()
  await expect(dialog.locator('video')).toHaveCount(1)
})

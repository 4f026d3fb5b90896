import { holdScript } from '#tests/e2e/support/network.ts'
import { expect, openHydrated, test } from '#tests/e2e/support/test.ts'

test.skip(({ isPhone }) => isPhone, 'the same on every device')

test('a press on a section whose script is still loading is repeated when it arrives', async ({
  page,
}) => {
  const release = await holdScript(page, 'VideoBlock')
  await openHydrated(page, '/referral')
  await page.getByRole('button', { name: 'Watch the video' }).click()
  const dialog = page.getByRole('dialog', { name: 'How our referral works' })
  await dialog.getByRole('button', { name: 'Play video' }).click()
  await expect(dialog.locator('video')).toHaveCount(0)
  release()
  await expect(dialog.locator('video')).toHaveCount(1)
})

test('a page opens with its first section while the script of the others is loading', async ({
  page,
}) => {
  const release = await holdScript(page, 'sections')
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Solutions' }).click()
  await page.getByRole('link', { name: 'Lenders Read each site' }).click()
  await expect(page).toHaveURL('/lender')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  const later = page.getByRole('heading', { name: 'What you get as a lender' })
  await expect(later).toHaveCount(0)
  release()
  await expect(later).toHaveCount(1)
})

test('the video plays after a press, and nothing of it is loaded before', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await openHydrated(page, '/referral')
  await page.getByRole('button', { name: 'How our referral works' }).click()
  const dialog = page.getByRole('dialog', { name: 'How our referral works' })
  await expect(dialog.getByRole('button', { name: 'Play video' })).toBeVisible()
  expect(loaded.filter((path) => /\.webm$|VideoPlayer/.test(path))).toEqual([])
  await dialog.getByRole('button', { name: 'Play video' }).click()
  const video = dialog.locator('video')
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0.2)
  await expect(video).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(video).toHaveCount(0)
})

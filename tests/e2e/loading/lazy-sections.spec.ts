import { holdScript } from '#tests/e2e/support/network.ts'
import { expect, openHydrated, test } from '#tests/e2e/support/test.ts'

test.skip(({ isPhone }) => isPhone, 'the same on every device')

test('a press on a section still loading plays the video, loaded then', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const release = await holdScript(page, 'VideoBlock')
  await openHydrated(page, '/referral')
  await page.getByRole('button', { name: 'Watch the video' }).click()
  const dialog = page.getByRole('dialog', { name: 'How our referral works' })
  const video = dialog.locator('video')
  await dialog.getByRole('button', { name: 'Play video' }).click()
  await expect(video).toHaveCount(0)
  expect(loaded.filter((path) => /\.webm$|VideoPlayer/.test(path))).toEqual([])
  release()
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0.2)
  await expect(video).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(video).toHaveCount(0)
})

test('a page opens with its first section while the others load', async ({ page }) => {
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

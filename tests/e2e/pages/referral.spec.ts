import { publishPage, site } from '#tests/e2e/support/site.ts'
import { expect, openHydrated, test } from '#tests/e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every device')

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

test.describe('a video of YouTube', () => {
  // The page was published after the build.
  test.use({ expected: /request to www\.youtube-nocookie\.com|status of 404/ })

  test('plays in the frame of its host, under the policy of the page', async ({ page }) => {
    await publishPage('/film', 'Films', {
      _key: 'v',
      _type: 'videoBlock',
      heading: 'A film',
      watchLabel: 'Watch the film',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    })
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>v</title><p>The film</p>' }),
    )
    await page.goto('/film')
    await page.getByRole('button', { name: 'Watch the film' }).click()
    await page.getByRole('button', { name: 'Play video' }).click()
    await expect(page.frameLocator('iframe[title="A film"]').getByText('The film')).toBeVisible()
  })
})

test('the link with the code that was typed is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/referral')
  await page.getByRole('textbox', { name: /Your referral code/ }).fill('ADA-2025')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site}/referral/ADA-2025`,
  )
})

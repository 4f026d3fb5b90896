import { sandbox, site } from '#tests/e2e/support/addresses.ts'
import { expect, expectAccessible, openHydrated, test } from '#tests/e2e/support/test.ts'

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
  expect(loaded.filter((path) => path.endsWith('.webm')).length).toBeGreaterThan(0)

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(video).toHaveCount(0)
})

test.describe('a video of YouTube', () => {
  // The build does not know the page, and the browser says so.
  test.use({ expected: /request to www\.youtube-nocookie\.com|status of 404/ })

  test('plays in the frame of its host, under the policy of the page', async ({
    page,
    request,
    isMobile,
  }) => {
    const name = isMobile ? 'phone' : 'desktop'
    const video = {
      _key: 'v',
      _type: 'videoBlock',
      heading: 'A film',
      watchLabel: 'Watch the film',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    }
    const document = {
      _id: `page-film-${name}`,
      _type: 'page',
      title: 'Film',
      path: `/film-${name}`,
      seo: { _type: 'seo', title: 'Film | Tofali', description: 'A film.' },
      sections: [{ _key: 'h', _type: 'pageTitle', heading: 'Films' }, video],
    }
    await request.post(`${sandbox}/v2025-02-19/data/mutate/production`, {
      headers: { authorization: 'Bearer editor' },
      data: { mutations: [{ createOrReplace: document }] },
    })
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>v</title><p>The film</p>' }),
    )
    await page.goto(`/film-${name}`)
    await page.getByRole('button', { name: 'Watch the film' }).click()
    await page.getByRole('button', { name: 'Play video' }).click()
    await expect(page.frameLocator('iframe[title="A film"]').getByText('The film')).toBeVisible()
  })
})

test('a referrer passes the link on by WhatsApp, with the code that was typed', async ({
  page,
}) => {
  await openHydrated(page, '/referral')
  const link = page.getByRole('link', { name: 'Share on WhatsApp' })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
  await page.getByRole('textbox', { name: /Your referral code/ }).fill('ADA-2025')
  await expect(page.getByRole('textbox', { name: 'Link to share' })).toHaveValue(
    `${site}/referral/ADA-2025`,
  )
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.searchParams.get('text')).toContain(`${site}/referral/ADA-2025`)
  await expectAccessible(page)
})

test('a system with a share sheet gets the words and the link', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data)
      },
    })
  })
  await openHydrated(page, '/referral')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    new RegExp(`"url":"${site}/referral"`),
  )
})

test('the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/referral')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/referral`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('WhatsApp and the link are there, and no button that does nothing', async ({ page }) => {
    await page.goto('/referral')
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Link to share' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
    await expect(page.getByRole('textbox', { name: /Your referral code/ })).toBeHidden()
  })
})

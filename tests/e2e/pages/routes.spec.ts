import { readPort } from '#scripts/process/ports.ts'
import { brand } from '#tests/support/brand.ts'
import { sandbox, site } from '#tests/e2e/support/addresses.ts'
import {
  hostileCodes,
  moved,
  pages,
  respelled,
  unknown,
  unusualCodes,
} from '#tests/e2e/support/route-table.ts'
import { expect, expectNoSidewaysScroll, openHydrated, test } from '#tests/e2e/support/test.ts'

const studioPort = readPort('STUDIO_PORT', 3333)
const studios = [`http://localhost:${studioPort}`, `http://127.0.0.1:${studioPort}`]

for (const [path, heading] of pages) {
  test(`${path} answers 200 and shows its one heading of the first rank`, async ({
    page,
    request,
  }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200)
    await openHydrated(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(new RegExp(brand))
    await expectNoSidewaysScroll(page)
  })
}

test.describe('what the host answers', () => {
  test.skip(({ isMobile }) => isMobile, 'the same for every device')

  for (const [from, to] of moved) {
    test(`${from} leads to ${to} for good`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers()['location']).toBe(to)
    })
  }

  for (const [written, address] of respelled) {
    test(`${written} is another spelling of ${address}, and leads there for good`, async ({
      request,
    }) => {
      const response = await request.get(site + written, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers()['location']).toBe(address)
    })
  }

  for (const path of unknown) {
    test(`${path} has the status 404`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404)
    })
  }

  test("a page that is opened by the machine's other name links to no page of the first", async ({
    request,
  }) => {
    const other = site.replace('localhost', '127.0.0.1')
    const html = await (await request.get(`${other}/owner`)).text()
    const links = [...html.matchAll(/<a\b[^>]*?href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toContain('/contact')
    expect(links.filter((href) => href?.startsWith(site))).toEqual([])
  })

  for (const path of ['/', '/doctor', '/referral/abc', '/nowhere']) {
    test(`${path} comes with the policy and the headers beside it`, async ({ request }) => {
      const headers = (await request.get(path)).headers()
      const policy = headers['content-security-policy']?.split('; ') ?? []
      for (const line of [
        "default-src 'none'",
        "font-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        // The Studio of this machine edits in place; a site without one is framed by nobody.
        `frame-ancestors ${studios.join(' ')}`,
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]) {
        expect(policy).toContain(line)
      }
      // Inlined parts are named by their hashes, and hosts cut longer lines.
      expect(policy.join('; ')).not.toMatch(/unsafe|\*/)
      expect(policy.join('; ').length).toBeLessThan(2000)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-cache',
      })
      expect(headers['permissions-policy']).toMatch(
        /camera=\(\), microphone=\(\), geolocation=\(\)/,
      )
    })
  }

  test('what is named by its content stays in the cache for a year', async ({ page, request }) => {
    await page.goto('/')
    const file = await page.locator('script[data-app]').getAttribute('data-app')
    const headers = (await request.get(file ?? '')).headers()
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('a referral page tells nobody where the visitor came from', async ({ request }) => {
    expect((await request.get('/referral/abc')).headers()['referrer-policy']).toContain(
      'no-referrer',
    )
  })
})

for (const [written, address] of respelled) {
  test(`a host that answers ${written} by itself shows the page of ${address}, too`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same for every device')
    await page.route(site + written, async (route) =>
      route.fulfill({ response: await route.fetch({ url: site + address }) }),
    )
    // The browser takes a page that no server sent for one from outside, and keeps it from this machine.
    await page.route('**/data/query/**', async (route) =>
      route.fulfill({ response: await route.fetch() }),
    )
    await openHydrated(page, site + written)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0)
    // Left first: what it fetched after the routes are gone would be kept from this machine.
    await page.goto('about:blank')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test.describe('a path that nobody knows', () => {
  // The browser itself reports the 404 of the document and of its data.
  test.use({ expected: /status of 404/ })

  test('ends in "Page not found" with two ways on', async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(
      page.getByText(
        "Sorry, the page you are looking for doesn't exist. Here are some helpful links:",
      ),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Take me home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('ends so within 10 seconds even when the content API hangs', async ({ page }) => {
    await page.route('**/data/query/**', () => new Promise(() => {}))
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible({
      timeout: 10_500,
    })
  })

  test('shows a page that was published since the build', async ({ page, request, isMobile }) => {
    const path = `/fresh-${isMobile ? 'phone' : 'desktop'}`
    const document = {
      _id: `page-fresh-${isMobile ? 'phone' : 'desktop'}`,
      _type: 'page',
      title: 'Fresh',
      path,
      seo: { _type: 'seo', title: 'Fresh | Tofali', description: 'Published since the build.' },
      sections: [
        {
          _key: 'h',
          _type: 'hero',
          heading: 'Fresh from the Studio',
          lead: 'No build was needed.',
          tone: 'bush',
        },
      ],
    }
    const saved = await request.post(`${sandbox}/v2025-02-19/data/mutate/production`, {
      headers: { authorization: 'Bearer editor' },
      data: { mutations: [{ createOrReplace: document }] },
    })
    expect(saved.ok()).toBe(true)
    await page.goto(path)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Fresh from the Studio' }),
    ).toBeVisible()
    await expect(page).toHaveTitle('Fresh | Tofali')
  })
})

test('a referral code is handed to the sign-up, and to no other place', async ({ page }) => {
  await page.goto('/referral/ada-2025')
  await page.waitForURL(`${sandbox}/auth/referral/signup?referralCode=ada-2025`)
})

test('an unusual code is handed to the sign-up whole', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same for every device')
  for (const code of unusualCodes) {
    await page.goto(`/referral/${code}`)
    await page.waitForURL(`${sandbox}/auth/referral/signup?*`)
    const { searchParams } = new URL(page.url())
    expect([...searchParams]).toEqual([['referralCode', decodeURIComponent(code)]])
  }
})

for (const hostile of hostileCodes) {
  test(`the hostile code ${hostile.slice(0, 24)} leads to the plain sign-up`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same for every device')
    await page.goto(`/referral/${hostile}`)
    await page.waitForURL(`${sandbox}/auth/referral/signup`)
  })
}

test('prices follow the users, the billing and the plan finder', async ({ page }) => {
  await openHydrated(page, '/pricing/enterprise')
  await page.getByRole('combobox', { name: /Pro users/i }).selectOption('5')
  await expect(page.getByText('65,000').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Annually - save 15%' }).check({ force: true })
  await expect(page.getByText('663,000').first()).toBeVisible()
  await page.getByRole('radio', { name: '6 people' }).check({ force: true })
  await page.getByRole('radio', { name: 'Several' }).check()
  const answer = page
    .getByRole('status')
    .filter({ has: page.getByRole('heading', { name: 'Pro' }) })
  await expect(answer).toContainText('NGN 765,000')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('radio', { name: 'Pro' }) })
  await expect(card.locator('output')).toContainText('NGN 765,000')
  await expect(page.getByText('Costs least for 6 people')).toBeVisible()
})

test('an estimate that is sent opens in another browser and begins a message there', async ({
  page,
  browser,
}) => {
  // Rates are shown for sixty days, so the day of this visit is fixed.
  await page.clock.setFixedTime('2026-12-01')
  await openHydrated(page, '/fee-estimator')
  await page.getByRole('radio', { name: 'GBP' }).check({ force: true })
  // The estimator may hydrate only now, and stores the choice then.
  await page.waitForFunction(() => localStorage.getItem('currency') === 'GBP')
  await page.reload()
  await page.getByRole('slider', { name: 'Project cost' }).fill('85000000')
  const main = page.getByRole('main')
  await expect(main.getByText('about GBP 42,500')).toBeVisible()
  await expect(main.getByText('about CAD 77,300')).toBeHidden()
  await expect(main.getByText(`${brand} estimate.`)).toContainText('NGN 91,375,000')
  const whatsapp = await main.getByRole('link', { name: 'WhatsApp' }).first().getAttribute('href')
  const text = new URL(whatsapp ?? '').searchParams.get('text') ?? ''
  const { pathname, search } = new URL(text.split(' ').at(-1) ?? '')
  await expect(page).toHaveURL(`${site}${pathname}${search}`)
  const other = await browser.newContext()
  const friend = await other.newPage()
  await friend.goto(`${site}${pathname}${search}`)
  await expect(friend.getByRole('status', { name: 'Project cost' })).toContainText('85,000,000')
  await openHydrated(friend, `${site}/contact`)
  const message = friend.locator('main [name=message]')
  // Its form may still be drawn; a focus finds the field wherever it is by then.
  await message.focus()
  await expect(message).toHaveValue(/NGN 85,000,000.*NGN 91,375,000/)
  await other.close()
})

test('a team card turns by keyboard and shows its text', async ({ page }) => {
  await openHydrated(page, '/about-us')
  // Before that the focus alone turns a card, and a press turns it back.
  await page.locator('main [data-enhanced]').first().waitFor()
  const card = page.locator('main button[aria-expanded]').first()
  await card.scrollIntoViewIfNeeded()
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(card).toHaveAttribute('aria-expanded', 'true')
})

test('forged messages do nothing on the scheduler page, the real one leads on after 4 s', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/schedule-call-calendly')
  await page.clock.runFor(3500)
  const book = page.frameLocator('iframe').getByRole('button', { name: 'Book this time' })
  await expect(book).toBeVisible({ timeout: 15_000 })
  await page.evaluate((scheduler) => {
    const data = { event: 'calendly.event_scheduled', payload: {} }
    // Of another origin; and of the right one, but out of another window than the scheduler's.
    window.postMessage(data, '*')
    window.dispatchEvent(new MessageEvent('message', { data, origin: scheduler, source: window }))
  }, sandbox)
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL('/schedule-call-calendly')

  // An installed clock runs by itself; what a busy machine takes must not count.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await book.click()
  await expect(page.getByText('Your call is booked.')).toBeVisible()
  await page.clock.runFor(3900)
  await expect(page).toHaveURL('/schedule-call-calendly')
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/waitlist-welcome')
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You’re in!')
})

test('the audience modal is at most 756 px wide', async ({ page, isMobile }) => {
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Learn More' }).click()
  const box = await page.getByRole('dialog', { name: 'I am a...' }).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(isMobile ? 390 : 756)
  expect(box?.width).toBeGreaterThan(isMobile ? 320 : 700)
})

test('the health page finds everything it needs', async ({ page }) => {
  await page.goto('/doctor')
  await expect(page.getByRole('button', { name: 'Copy report' })).toBeVisible()
})

test('a wrong login says so and no more', async ({ page }) => {
  await page.goto('/admin-login')
  await page.getByLabel(/e-?mail/i).fill('someone@example.com')
  await page.locator('input[name=password]').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('email or password is wrong')
})

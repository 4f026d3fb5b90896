import { isTelling, watchAddresses } from '#tests/e2e/support/leads.ts'
import {
  accessibilityFaults,
  brokenWords,
  expect,
  openHydrated,
  sidewaysScroll,
  test,
  watchFaults,
} from '#tests/e2e/support/test.ts'

// A check that cannot fail proves nothing: what every journey looks for is found where it is planted.
test.skip(({ isPhone }) => isPhone, 'the same on every device')

test('a console error, an exception, what the policy blocks and a foreign request are reported', async ({
  context,
}) => {
  const other = await context.newPage()
  const faults = watchFaults(other)
  await openHydrated(other, '/waitlist-welcome')
  expect(faults).toEqual([])
  await other.evaluate(() => {
    console.error('planted error')
    setTimeout(() => {
      throw new Error('planted exception')
    })
    document.body.append(document.createElement('style'))
    document.querySelector('style:last-child')?.append('body { color: red }')
    const image = new Image()
    image.src = 'https://foreign.example/pixel.png'
  })
  for (const fault of [
    /^console: planted error$/,
    /^uncaught: planted exception$/,
    /^console: .*inline style.* violates .*style-src/i,
    /^console: .*foreign\.example.* violates .*img-src/i,
  ]) {
    await expect.poll(() => faults).toContainEqual(expect.stringMatching(fault))
  }
  const written = other.evaluate(() => {
    document.body.innerHTML = '<p>planted</p>'
  })
  await expect(written).rejects.toThrow(/TrustedHTML/)
  // A page without a policy.
  await other.route('**/planted', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<img src="https://foreign.example/a.png">' }),
  )
  await other.goto('/planted')
  await expect.poll(() => faults).toContain('request to foreign.example')
})

test('an image without a description, gray on gray, a box that is too wide and a word in two lines are reported', async ({
  page,
}) => {
  await page.route('**/planted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html><body><img src="data:image/png;base64,iVBORw0KGgo=">
        <p style="color:#999;background:#888;width:2ch;word-break:break-all">Gray</p><div style="width:3000px">Wide</div>`,
    }),
  )
  await page.goto('/planted')
  const faults = (await accessibilityFaults(page)).join('\n')
  for (const rule of ['image-alt', 'color-contrast', 'html-has-lang', 'document-title'])
    expect(faults).toContain(`${rule}: `)
  expect(await sidewaysScroll(page)).toBeGreaterThan(0)
  expect(await brokenWords(page, 'body')).toEqual(['Gray'])
})

test.describe('what was typed', () => {
  test.use({ expected: /^console: Failed to load resource/ })

  test('is reported in any address', async ({ page, context }) => {
    const addresses = watchAddresses(context)
    const told = () => addresses.filter((address) => isTelling(address)).join(' ')
    await page.goto('/policy')
    expect(told()).toBe('')
    await page.goto('/policy?email=adaeze%40okonkwo.example')
    await page.evaluate(() => history.pushState(null, '', '#Do+you+also+build+in+Uyo%3F'))
    await page.evaluate(() => fetch('/missing/6045550123').then(() => {}))
    for (const part of ['email=adaeze', '#Do+you', '/missing/604'])
      await expect.poll(told).toContain(part)
  })
})

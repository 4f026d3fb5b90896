import type { Page } from '@playwright/test'
import { accessibilityFaults, watchFaults } from '#tests/e2e/support/faults.ts'
import { ibmFaults } from '#tests/e2e/support/ibm-engine.ts'
import { expect, expectNoSidewaysScroll, openHydrated, test } from '#tests/e2e/support/test.ts'

// What every journey looks for is found where it is planted: a check that cannot fail proves nothing.
test.skip(({ isMobile }) => isMobile, 'the same for every device')

/** A page that the guards watch, beside the journey's own. */
async function watched(page: Page): Promise<{ other: Page; faults: string[] }> {
  const other = await page.context().newPage()
  return { other, faults: watchFaults(other) }
}

test('a console error, an uncaught exception and what the policy refuses are told', async ({
  page,
}) => {
  const { other, faults } = await watched(page)
  await openHydrated(other, '/waitlist-welcome')
  expect(faults).toEqual([])
  await other.evaluate(() => {
    console.error('planted error')
    setTimeout(() => {
      throw new Error('planted exception')
    })
    document.body.append(document.createElement('style'))
    document.querySelector('style:last-child')?.append('body { color: red }')
    document.body.setAttribute('style', 'color: red')
    const image = new Image()
    image.src = 'https://foreign.example/pixel.png'
  })
  for (const told of [
    /^console: planted error$/,
    /^uncaught: planted exception$/,
    /^console: .*inline style.* violates .*style-src/i,
    /^console: .*foreign\.example.* violates .*img-src/i,
  ]) {
    await expect.poll(() => faults).toContainEqual(expect.stringMatching(told))
  }
  const written = other.evaluate(() => {
    document.body.innerHTML = '<p>planted</p>'
  })
  await expect(written).rejects.toThrow(/TrustedHTML/)
})

test('a request to another host is told, also where no policy forbids it', async ({ page }) => {
  const { other, faults } = await watched(page)
  await other.route('**/planted', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<img src="https://foreign.example/a.png">' }),
  )
  await other.goto('/planted')
  await expect.poll(() => faults).toContain('request to foreign.example')
})

test('an image without words, grey on grey, and a box that is too wide are told', async ({
  page,
}) => {
  await page.route('**/planted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html><body><img src="data:image/png;base64,iVBORw0KGgo=">
        <p style="color:#999;background:#888">Grey on grey</p><div style="width:3000px">Wide</div>`,
    }),
  )
  await page.goto('/planted')
  const faults = (await accessibilityFaults(page)).join('\n')
  for (const rule of ['image-alt', 'color-contrast', 'html-has-lang', 'document-title'])
    expect(faults).toContain(`${rule}: `)
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow()
})

test('fields without a group name, two articles of one name and a list that is not there are told', async ({
  page,
}) => {
  await page.route('**/planted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'content-security-policy': "script-src 'self'; require-trusted-types-for 'script'",
      },
      body: `<!doctype html><html lang="en"><title>A page</title><main><h1>Bricks</h1>
        <fieldset><label>Name <input type="text"></label></fieldset>
        <article aria-label="Lagos">A</article><article aria-label="Lagos">B</article>
        <button role="combobox" aria-expanded="false" aria-controls="nothing">Country</button>
        <input type="text" id="inline-contact-message"></main>`,
    }),
  )
  await page.goto('/planted')
  const faults = (await ibmFaults(page)).join('\n')
  for (const rule of [
    'fieldset_label_valid',
    'aria_article_label_unique',
    'aria_id_unique',
    'input_label_exists',
  ])
    expect(faults).toContain(`${rule}: `)
})

import type { Locator } from '@playwright/test'
import { mutate } from '#tests/e2e/support/site.ts'
import {
  BOOT,
  expect,
  leave,
  present,
  SAVED,
  test,
  unbuiltPage,
} from '#tests/e2e/support/studio.ts'
import { openHydrated } from '#tests/e2e/support/test.ts'

test.use({ expected: unbuiltPage })

test.afterEach(async ({ page }) => {
  await leave(page)
  await mutate({ delete: { id: 'drafts.page-home' } }, { delete: { id: 'drafts.page-autumn' } })
})

test('an editor clicks the headline, types, and sees it at once where no visitor does', async ({
  page,
  context,
}) => {
  const frame = await present(page, '/')
  const headline = frame.getByRole('heading', { level: 1 })
  const field = page.getByTestId('field-sections[_key=="hero"].heading').getByRole('textbox')
  await openField(headline, field)
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Brick')
  // Each turn would repaint the form and delay what is typed.
  const saving = page.getByTestId('pane-footer-document-status-pulse').locator('[data-rotate]')
  await expect(saving).toHaveCSS('animation-name', 'none')
  await expect.poll(() => words(headline), SAVED).toBe('Brick')

  // On a busy machine some letters take longer; a quick one shows that nothing waits on purpose.
  await expect(async () => {
    const typed = `${await words(headline)}s`
    await page.keyboard.press('s')
    await expect.poll(() => words(headline), { timeout: 1000, intervals: [20] }).toBe(typed)
  }).toPass({ timeout: 60_000 })

  const visitor = await context.newPage()
  await openHydrated(visitor, '/')
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Fund it.')
  await expect(visitor.locator('sanity-visual-editing')).toHaveCount(0)
  expect(await words(headline)).toContain('Bricks')
})

test('a question, a card, an image and a menu label open their own fields', async ({ page }) => {
  const frame = await present(page, '/')
  const parts: [Locator, RegExp][] = [
    // The last ones on a page are the questions. They come first: the overlays may still be on their way, and
    // a card would then lead away.
    [frame.locator('main summary').last(), /\/presentation\/faqItem\/[\w.-]+\/question/],
    [frame.locator('main h3').first(), /\/presentation\/audienceCard\/[\w.-]+\/title/],
    [frame.locator('main img').first(), /\/presentation\/page\/page-home\/sections.*hero.*image/],
    [
      frame.getByRole('button', { name: 'Pricing' }),
      /\/presentation\/navigation\/navigation\/pricingLabel/,
    ],
  ]
  for (const [part, address] of parts) {
    await expect(async () => {
      await part.click({ timeout: 5000 })
      await expect(page).toHaveURL(address, { timeout: 5000 })
    }).toPass(BOOT)
  }
})

test('a page that nobody has published yet shows in the frame, and to nobody else', async ({
  page,
  context,
}) => {
  const hero = { _key: 'hero', _type: 'hero', heading: 'Autumn prices', lead: 'Soon.', tone: 'ink' }
  const draft = { _id: 'drafts.page-autumn', _type: 'page', title: 'Autumn', path: '/autumn' }
  await mutate({ createOrReplace: { ...draft, sections: [hero] } })
  const frame = await present(page, '/autumn')
  await expect
    .poll(() => words(frame.getByRole('heading', { level: 1 })), SAVED)
    .toBe('Autumn prices')

  const visitor = await context.newPage()
  await visitor.goto('/autumn')
  await expect(visitor.getByText('Page not found').first()).toBeVisible(SAVED)
})

/** Presses words in the frame until their field is there: the overlays may still be on their way. */
async function openField(part: Locator, field: Locator): Promise<void> {
  await expect(async () => {
    await part.click({ timeout: 5000 })
    await expect(field).toBeEditable({ timeout: 10_000 })
  }).toPass(BOOT)
}

/** What a person reads, without the invisible marks. */
async function words(part: Locator): Promise<string> {
  return ((await part.textContent()) ?? '').replaceAll(/\p{Cf}/gu, '').trim()
}

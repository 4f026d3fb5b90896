import { holdScript } from '#tests/e2e/support/hold-script.ts'
import { expect, openHydrated, test } from '#tests/e2e/support/test.ts'

test('a press on a section whose script is still under way is kept, and done when it arrives', async ({
  page,
}) => {
  const release = await holdScript(page, 'all.generated')
  await openHydrated(page, '/referral')
  await page.getByRole('button', { name: 'Watch the video' }).click()
  const dialog = page.getByRole('dialog', { name: 'How our referral works' })
  await dialog.getByRole('button', { name: 'Play video' }).click()
  await expect(dialog.locator('video')).toHaveCount(0)
  release()
  await expect(dialog.locator('video')).toHaveCount(1)
})

test('a page opens with its first section while the script of the others is under way', async ({
  page,
}) => {
  const release = await holdScript(page, 'all.generated')
  await openHydrated(page, '/')
  await page.locator('footer a[href="/lender"]').click()
  await expect(page).toHaveURL('/lender')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  const later = page.getByRole('heading', { name: 'What you get as a lender' })
  await expect(later).toHaveCount(0)
  release()
  await expect(later).toHaveCount(1)
})

test('a week of the house pulled to before its script is here is the one shown', async ({
  page,
}) => {
  const release = await holdScript(page, 'all.generated')
  await openHydrated(page, '/')
  const slider = page.getByRole('slider', { name: 'Week' })
  await slider.scrollIntoViewIfNeeded()
  const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 }
  await slider.click({ position: { x: (width * 3.5) / 20, y: height / 2 } })
  await expect(slider).toHaveValue('4')
  release()
  await expect(page.getByRole('heading', { name: 'Week 4' })).toBeVisible()
})

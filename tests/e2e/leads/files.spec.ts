import type { Locator, Page } from '@playwright/test'
import { funding, pdf } from '#tests/e2e/support/lead-forms.ts'
import { expect, test } from '#tests/e2e/support/leads.ts'

test.use({ expected: /Failed to (load|fetch)|Access to fetch|ERR_/ })
test.skip(({ isPhone }) => isPhone, 'files are the same on every screen')

async function choose(form: Locator, name: string): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer: pdf }
  await form.locator('[name=uploadedFiles]').setInputFiles(file)
}

function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' })
}

test('a file chosen offline fails with a message above the open dialog, though nothing can be fetched', async ({
  page,
  context,
}) => {
  const form = await funding.open(page)
  // The network is gone before the first message.
  await context.setOffline(true)
  await choose(form, 'plan.pdf')
  const dialog = page.getByRole('dialog', { name: 'Apply for Funding' })
  const alert = toastOf(page).getByRole('alert')
  await expect(dialog.getByRole('alert').and(alert)).toHaveText(
    'Signature Upload Failed,try again later',
  )
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the result of an upload is at the bottom center of ${width} by ${height}, on no file and no button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const form = await funding.open(page)
    await choose(form, 'plan.pdf')
    const toast = toastOf(page)
      .locator('[data-tone]', { hasText: 'Uploaded Successfully' })
      .filter({ visible: true })
      .first()
    // The pointer keeps it there.
    await toast.hover()
    const box = await toast.boundingBox()
    if (!box) throw new Error('The toast is gone.')
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(10)
    expect(height - box.y - box.height).toBeLessThan(140)
    const covered = await toast.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const points = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const))
      const below = points.flatMap(([x, y]) => document.elementsFromPoint(x, y))
      return below.filter((other) => other.matches('form :is(li, button, input)')).length
    })
    expect(covered).toBe(0)
  })
}

import type { Locator } from '@playwright/test'
import { mutate } from '#tests/e2e/support/site.ts'
import { BOOT, expect, SAVED, studio, test, write } from '#tests/e2e/support/studio.ts'

const SLUG = 'how-walls-rise'
const pasted = `<h1>What it costs</h1><p>Ask <a href="javascript:alert(1)">us</a>.</p>
  <table><caption>Walls</caption><tr><td>Stage</td><td>Share</td></tr><tr><td>Walls</td><td>20 %</td></tr></table>`

test('an editor begins a guide, and a pasted table is one in its text, whose length is below', async ({
  page,
}) => {
  const clear = { delete: { query: '*[slug.current == $slug]', params: { slug: SLUG } } }
  await mutate(clear)
  try {
    await page.goto(`${studio}/structure/guides;all-guides`)
    await page.getByTestId('action-intent-button').last().click(BOOT)
    await write(page, 'title', 'How walls rise')
    await page.getByTestId('field-slug').getByRole('button', { name: 'Generate' }).click()
    await expect(page.getByTestId('field-slug').getByRole('textbox')).toHaveValue(SLUG, SAVED)
    await write(page, 'summary', 'Course by course, each paid once it is laid.')
    const body = page.getByTestId('field-body')
    await paste(body.getByRole('textbox'), pasted)
    await expect(body.getByText('Walls', { exact: true })).toBeVisible(SAVED)
    await expect(body.getByText('5 words, 1 minute to read')).toBeVisible()
  } finally {
    await mutate(clear)
  }
})

/** Pastes as another program does that copies formatted text. */
async function paste(box: Locator, html: string): Promise<void> {
  await box.click()
  await box.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}

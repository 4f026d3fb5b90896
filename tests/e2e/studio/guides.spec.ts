import type { Locator, Page } from '@playwright/test'
import { mutate, query } from '#tests/e2e/support/site.ts'
import {
  BOOT,
  expect,
  leave,
  openStudio,
  publish,
  SAVED,
  test,
  unbuiltPage,
  write,
} from '#tests/e2e/support/studio.ts'

const SLUG = 'how-walls-rise'
const TITLE = '*[slug.current == $id][0].title'
const pasted = `<h1>What it costs</h1><p>Ask <a href="javascript:alert(1)">us</a>.</p>
  <table><caption>Walls</caption><tr><td>Stage</td><td>Share</td></tr><tr><td>Walls</td><td>20 %</td></tr></table>`

test.use({ expected: unbuiltPage })

test('an editor writes a guide with a pasted table and publishes it, and visitors read and find it listed', async ({
  page,
  context,
}) => {
  const clear = { delete: { query: '*[slug.current == $slug]', params: { slug: SLUG } } }
  await mutate(clear)
  try {
    await openStudio(page, '/structure/guides;all-guides')
    await page.getByTestId('action-intent-button').last().click(BOOT)
    await write(page, 'title', 'How walls rise')
    await page.getByTestId('field-slug').getByRole('button', { name: 'Generate' }).click()
    await expect(page.getByTestId('field-slug').getByRole('textbox')).toHaveValue(SLUG, SAVED)
    await write(page, 'summary', 'Course by course, each paid once it is laid.')
    const body = page.getByTestId('field-body')
    await paste(body.getByRole('textbox'), pasted)
    await expect(body.getByText('Walls', { exact: true })).toBeVisible(SAVED)
    await expect(body.getByText('5 words, 1 minute to read')).toBeVisible()
    await page.getByTestId('field-cover.kind').getByRole('combobox').selectOption('Courses')
    await page.getByTestId('field-cover.count').getByRole('spinbutton').fill('10')
    await write(page, 'cover.alt', 'Ten courses of bricks.')
    await page.getByRole('tab', { name: 'Topic, author and dates' }).click()
    await choose(page, 'Topic', 'Money and releases')
    await choose(page, 'Author', 'Chipo Mutasa-Lee')
    await write(page, 'publishedAt', '2026-01-02')
    await page.keyboard.press('Tab')
    await publish(page, async () => (await query(TITLE, SLUG)) === 'How walls rise')

    const visitor = await context.newPage()
    await visitor.goto(`/guides/${SLUG}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('How walls rise', SAVED)
    await expect(visitor.getByRole('img', { name: 'Ten courses of bricks.' })).toBeVisible()
    await expect(visitor.getByRole('table', { name: 'Walls' })).toContainText('20 %')
    await expect(visitor.getByText('Chipo Mutasa-Lee').first()).toBeVisible()
    await visitor.goto('/guides/topic/money-and-releases')
    await expect(visitor.getByRole('link', { name: 'How walls rise' })).toBeVisible(SAVED)
  } finally {
    await leave(page)
    await mutate(clear)
  }
})

/** Fills a field with the record that a search by its name finds. */
async function choose(page: Page, field: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(name)
  await page.getByTestId('autocomplete-popover').getByText(name).first().click(SAVED)
}

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

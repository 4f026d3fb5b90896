import { mutate, query } from '#tests/e2e/support/site.ts'
import {
  begin,
  BOOT,
  expect,
  leave,
  openStudio,
  publish,
  SAVED,
  test,
  write,
} from '#tests/e2e/support/studio.ts'

const OLD = '/spring-terms'
const NEW = '/summer-terms'
const PRINTED = '/terms-on-the-flyer'
const LEADS = '*[_type == "redirect" && from == $id][0].to.page._ref'

const hero = { _key: 'hero', _type: 'hero', heading: 'Terms', lead: 'Soon.', tone: 'ink' }
const page = { _id: 'page-small-print', _type: 'page', title: 'Terms', path: OLD, sections: [hero] }
const seo = { title: 'Terms of the spring offer', description: 'What the spring offer holds.' }
const toTerms = {
  _type: 'link',
  page: { _type: 'reference', _ref: 'page-small-print', _weak: true },
}
const linking = {
  _id: 'page-linking',
  _type: 'page',
  title: 'Page that links',
  path: '/linking',
  sections: [{ ...hero, actions: [{ _key: 'a', _type: 'action', label: 'Terms', to: toTerms }] }],
}

const draftPath = () => query('*[_id == $id][0].path', 'drafts.page-small-print', 'raw')

async function clear() {
  const all = '*[_id match "*page-small-print" || _id match "*page-linking" || from in $from]'
  await mutate({ delete: { query: all, params: { from: [OLD, NEW, PRINTED] } } })
}

test('an editor who renames or deletes a page sees what links to it, and redirects visitors of all its addresses', async ({
  page: tab,
  context,
}) => {
  await clear()
  await mutate({ create: { ...page, seo } }, { create: linking })
  try {
    await openStudio(tab, '/structure/pages;page-small-print')
    await tab.getByRole('link', { name: 'Send an old address here' }).click(BOOT)
    await expect(tab.getByTestId('field-from').getByRole('textbox')).toBeFocused(SAVED)
    await write(tab, 'from', PRINTED)
    await publish(tab, async () => (await query(LEADS, PRINTED)) === 'page-small-print')

    await openStudio(tab, '/structure/pages;page-small-print')
    await expect(tab.getByTestId('field-path').getByRole('textbox')).toHaveValue(OLD, BOOT)
    await begin(async () => {
      await write(tab, 'path', NEW)
      await expect.poll(draftPath, { timeout: 5000 }).toBe(NEW)
    })
    const dialog = tab.getByRole('dialog', { name: 'This page gets another address' })
    const button = tab.getByTestId('action-publish')
    await expect(async () => {
      if (!(await dialog.isVisible())) await button.click({ timeout: 2000 })
      await expect(dialog).toBeVisible({ timeout: 4000 })
    }).toPass(BOOT)
    await expect(dialog.getByText('Their links follow it by themselves')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Page that links' })).toBeVisible()
    await dialog.getByTestId('leave-address').click()
    await expect.poll(() => query(LEADS, OLD), SAVED).toBe('page-small-print')
    expect(await query('*[_id == $id][0].path', 'page-small-print')).toBe(NEW)
    await expect(dialog).toBeHidden()

    const visitor = await context.newPage()
    await visitor.goto(OLD)
    await expect(visitor).toHaveURL(new RegExp(`${NEW}$`))
    await expect(visitor.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
    await visitor.goto('/linking')
    await expect(visitor.getByRole('link', { name: 'Terms' }).first()).toHaveAttribute('href', NEW)
    await visitor.close()

    await tab.getByTestId('action-menu-button').click()
    await tab.getByTestId('action-Delete').click()
    const farewell = tab.getByRole('dialog', { name: 'Delete this page?' })
    await expect(farewell.getByRole('link', { name: 'Page that links' })).toBeVisible(SAVED)
    await farewell.getByLabel('New address').fill('/policy')
    await farewell.getByTestId('leave-address').click()
    await expect.poll(() => query(LEADS, NEW), SAVED).toBe('page-policy')
    expect(await query(LEADS, OLD)).toBe('page-policy')
    expect(await query(LEADS, PRINTED)).toBe('page-policy')
    expect(await query('*[_id == $id][0].path', 'page-small-print')).toBeNull()
  } finally {
    await leave(tab)
    await clear()
  }
})

test('an editor cannot take the home page off the site, and reads what to do instead', async ({
  page: tab,
}) => {
  await openStudio(tab, '/structure/pages;page-home')
  await tab.getByTestId('action-menu-button').click(BOOT)
  await tab.getByTestId('action-Delete').click()
  const dialog = tab.getByRole('dialog', { name: 'The site needs its home page' })
  await expect(dialog.getByText('change its sections and publish')).toBeVisible(SAVED)
  await expect(dialog.getByRole('button', { name: /Publish|Unpublish|Delete/ })).toHaveCount(0)
})

import { mutate, query, sandbox } from '#tests/e2e/support/site.ts'
import {
  begin,
  BOOT,
  expect,
  leave,
  openStudio,
  SAVED,
  studio,
  test,
  unbuiltPage,
} from '#tests/e2e/support/studio.ts'

const IDS = ['voice-one', 'voice-two', 'voice-three']
const DRAFTS =
  '*[_id in ["drafts.voice-one", "drafts.voice-two", "drafts.voice-three"]] | order(message asc).message'
const drafts = () => query(DRAFTS, '', 'raw')
const MESSAGES = [
  'We count every brick twice. It is a site audit!',
  'My site audit was free.',
  'No site audit, no payment.',
]

// The inbox is framed without scripts, and the test looks into it with one.
test.use({
  expected: new RegExp(`^console: Blocked script execution in '[^']*/inbox'|${unbuiltPage.source}`),
})

test('an editor replaces a phrase in three documents, in drafts, and takes it back in one step', async ({
  page,
}) => {
  const clear = IDS.flatMap((id) => [{ delete: { id } }, { delete: { id: `drafts.${id}` } }])
  const voices = IDS.map((_id, index) => ({
    _id,
    _type: 'testimonial',
    message: MESSAGES[index],
    name: 'Ada',
    title: 'Owner',
  }))
  await mutate(...clear, ...voices.map((voice) => ({ create: voice })))
  try {
    await openStudio(page, '/texts')
    await expect(page.getByRole('searchbox', { name: 'Find' })).toBeFocused(BOOT)
    await begin(async () => {
      await page.getByRole('searchbox', { name: 'Find' }).fill('site audit')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page.getByRole('status').getByText('3 texts in 3 documents.')).toBeVisible()
    })
    const row = page.getByRole('listitem').filter({ hasText: 'It is a site audit!' })
    // The sentence alone, and a link to its field.
    await expect(row).not.toContainText('We count every brick')
    await expect(row.getByRole('link', { name: 'Message' })).toBeVisible()

    await page.getByRole('textbox', { name: 'Replace with' }).fill('inspection')
    await page
      .getByRole('listitem')
      .filter({ hasText: 'no payment' })
      .getByRole('checkbox')
      .uncheck()
    await page.getByRole('button', { name: 'Replace in drafts: 2 of 3' }).click()
    await expect
      .poll(drafts, SAVED)
      .toEqual(['My inspection was free.', 'We count every brick twice. It is a inspection!'])
    expect(await query('*[_id == $id][0].message', 'voice-one')).toBe(MESSAGES[0])

    // What was left out stays so.
    await expect(page.getByRole('button', { name: 'Replace in drafts: 0 of 1' })).toBeDisabled(
      SAVED,
    )
    const changed = page.getByRole('region', { name: 'Changed drafts' })
    await expect(changed.getByRole('link')).toHaveCount(2)
    await expect(changed.getByRole('link').first()).toHaveAttribute('href', /voice-(one|two)/)

    await page.getByRole('button', { name: 'Undo the last replacement (2 texts)' }).click()
    await expect.poll(drafts, SAVED).toEqual([])
    await expect(page.getByRole('button', { name: 'Replace in drafts: 2 of 3' })).toBeEnabled(SAVED)
  } finally {
    await leave(page)
    await mutate(...clear)
  }
})

test('an editor sees in the Studio what visitors have sent', async ({ page, request }) => {
  const sent = await request.post(`${sandbox}/iam/inquiries/contact-us`, {
    data: {
      firstName: 'Wanjiru',
      lastName: 'Studio',
      email: 'wanjiru@example.com',
      description: 'Do you build in Kisumu?',
    },
  })
  expect(sent.ok()).toBe(true)
  await openStudio(page, '/leads')
  const inbox = page.frameLocator('iframe[title="Inbox"]')
  await expect(inbox.getByRole('link', { name: 'Wanjiru Studio', exact: true })).toBeVisible(BOOT)
})

test('the Studio opens signed in without loading twice, and lets an editor out and in again', async ({
  page,
}) => {
  const lists = page.getByTestId('pane-item-Pages')
  const signIns: string[] = []
  page.on('request', (request) => {
    if (/\/auth\/(login|fetch)/.test(request.url())) signIns.push(request.url())
  })
  await page.goto(studio)
  await expect(lists).toBeVisible(BOOT)
  expect(signIns).toEqual([])
  // Beside the list, before anything is chosen: where else to begin, such as the guide.
  await page.getByRole('complementary').getByRole('link', { name: 'guide' }).click()
  await expect(page.getByRole('heading', { name: 'Editing content' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vision' })).toHaveCount(0)
  await page.locator('#user-menu').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Local editor' }).click()
  // Where the editor was before.
  await expect(page.getByRole('heading', { name: 'Editing content' })).toBeVisible(BOOT)
  expect(signIns).not.toEqual([])
})

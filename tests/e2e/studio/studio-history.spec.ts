import {
  ask,
  BOOT,
  change,
  expect,
  publish,
  SAVED,
  studio,
  test,
  write,
} from '#tests/e2e/support/studio.ts'

const MEMBER = 'member-chipo-mutasa-lee'
const ROLE = '*[_id == $id][0].role'

test.setTimeout(300_000)
test.use({ actionTimeout: 30_000 })

test('an editor takes a published change back from the history', async ({ page }) => {
  const role = String(await ask(ROLE, MEMBER))
  try {
    await page.goto(`${studio}/structure/people;team;${MEMBER}`)
    const box = page.getByTestId('field-role').getByRole('textbox')
    await expect(box).toHaveValue(role, BOOT)
    await write(page, 'role', 'Head of cranes')
    await publish(page, async () => (await ask(ROLE, MEMBER)) === 'Head of cranes')

    await page.getByTestId('pane-footer-document-status').click()
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByTestId('timeline-item-button').filter({ hasText: 'Created' }).click()
    await expect(box).toHaveValue(role, SAVED)
    await page.getByTestId('action-reverttorevision').click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => ask(ROLE, `drafts.${MEMBER}`, 'raw'), SAVED).toBe(role)
    await publish(page, async () => (await ask(ROLE, MEMBER)) === role)
  } finally {
    await change([{ delete: { id: `drafts.${MEMBER}` } }, { patch: { id: MEMBER, set: { role } } }])
  }
})

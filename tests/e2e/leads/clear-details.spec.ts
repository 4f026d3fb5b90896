import { awaken } from '#tests/e2e/support/form-controls.ts'
import { forms } from '#tests/e2e/support/lead-forms.ts'
import { expect, outboxLength, test } from '#tests/e2e/support/leads.ts'
import { openHydrated } from '#tests/e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'storage is no matter of the screen')

/** A lead as an older build wrote it, which this one cannot read. */
const foreign = { id: 'old', form: 'demo', body: { email: 'old@example.com' }, at: 1 }

test('who clears their details leaves nothing behind: not of another build, not in another tab', async ({
  page,
  context,
}) => {
  const contact = await forms.contact.open(page)
  await contact.locator('[name=message]').fill('Do you also')
  const other = await context.newPage()
  await openHydrated(other, '/')
  await other.evaluate(
    (lead) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tofali-outbox')
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('leads'))
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('leads', 'readwrite')
          writing.objectStore('leads').put(lead, lead.id)
          writing.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
        opening.addEventListener('error', () => reject(opening.error))
      }),
    foreign,
  )
  await openHydrated(other, '/policy')
  await expect(other.getByText('An earlier visit has left details here')).toBeVisible()
  await other.getByRole('button', { name: 'Clear my details' }).click()
  await expect(other.getByText('Your details are gone from this browser.')).toBeVisible()
  expect(await outboxLength(other)).toBe(0)

  await page.reload()
  await awaken(contact)
  await expect(contact.locator('[name=message]')).toHaveValue('')
})

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DemoForm } from '#src/forms/demo/DemoForm.tsx'
import { useOutside } from './outside.ts'
import { control, fill, InDialog, press, toast } from './screen.tsx'

const outside = useOutside()
afterEach(cleanup)

const thanks = 'Thank you for booking a demo with the sales team. We will reach out soon.'
const failed = 'We did not get your booking. Please try again'

const ada = {
  businessName: 'Sahel Homes',
  firstName: 'Ada',
  lastName: 'Obi',
  phone: '080 5550 0133',
  email: 'ada@example.com',
}

async function openForm() {
  render(<InDialog Form={DemoForm} />)
  await press('Open')
  return screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
}

test('a lender books a demo: the call, the thanks, an empty form, a closed dialog', async () => {
  const dialog = await openForm()
  await fill({ ...ada, description: ' The dashboard ' })
  await press('Submit')
  const message = await toast(thanks)
  expect(message.closest('[role=status]')).not.toBeNull()
  await expect.poll(() => dialog.open).toBe(false)
  // Not in the closed dialog, where nobody would see it.
  expect(dialog.contains(message)).toBe(false)
  expect(control('businessName').value).toBe('')
  expect(sessionStorage.getItem('draft:demo')).toBeNull()
  const leads = await outside.inbox()
  expect(leads.map(({ call, body }) => [call, body])).toEqual([
    ['demo', { ...ada, description: 'The dashboard' }],
  ])
})

test('the message of a 400 is shown above the dialog, the values and the button stay', async () => {
  await outside.plant({ call: 'demo', status: 400, body: { message: 'That number is not in use' } })
  const dialog = await openForm()
  await fill(ada)
  await press('Submit')
  const message = await toast('That number is not in use')
  expect(message.closest('[role=alert]')).not.toBeNull()
  expect(dialog.open).toBe(true)
  expect(dialog.contains(message)).toBe(true)
  expect(control('email').value).toBe(ada.email)
  await outside.plant()
  await press('Submit')
  await toast(thanks)
  expect(await outside.inbox()).toHaveLength(1)
})

test.each([
  ['a status without a message', { status: 500, body: '<h1>No</h1>' }],
  ['a connection that breaks', { drop: 'before' }],
])('%s: the visitor is asked to try again', async (_name, fault) => {
  await outside.plant({ call: 'demo', ...fault, times: 1 })
  await openForm()
  await fill(ada)
  await press('Submit')
  await toast(failed)
  expect(control('businessName').value).toBe(ada.businessName)
})

test('two submits in one tick, and a third while sending, are one lead', async () => {
  await outside.plant({ call: 'demo', delayMs: 100, times: 1, status: 200, store: true, body: {} })
  await openForm()
  await fill(ada)
  const form = control('email').form ?? document.createElement('form')
  fireEvent.submit(form)
  fireEvent.submit(form)
  const button = await screen.findByRole('button', { name: 'Sending', hidden: true })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(button)
  await toast(thanks)
  expect(outside.asked).toHaveLength(1)
  expect(await outside.inbox()).toHaveLength(1)
})

test('a lead whose answer was lost arrives later by itself, once, and the form is emptied', async () => {
  await outside.plant({ call: 'demo', drop: 'after', times: 1 })
  await openForm()
  await fill(ada)
  await press('Submit')
  await toast(failed)
  await toast('Your demo request was delivered.')
  await expect.poll(() => control('businessName').value).toBe('')
  const leads = await outside.inbox()
  expect(leads).toHaveLength(1)
  expect(leads[0]?.repeats).toBe(1)
}, 20_000)

test('what was typed comes back with the form, and never goes into an address', async () => {
  await openForm()
  await fill({ businessName: 'Sahel', email: 'ada@' })
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  await openForm()
  expect(control('businessName').value).toBe('Sahel')
  expect(control('email').value).toBe('ada@')
  expect(control('email').getAttribute('aria-invalid')).toBe('false')
  expect(location.href).not.toContain('Sahel')
  const form = control('email').form
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', null])
})

test('closing the dialog takes messages away, not what was typed', async () => {
  await openForm()
  await fill({ businessName: 'S' })
  await press('Submit')
  await screen.findByText('Check 5 answers')
  await press('Cancel')
  await press('Open')
  expect(screen.queryByText('Check 5 answers')).toBeNull()
  expect(control('businessName').getAttribute('aria-invalid')).toBe('false')
  expect(control('businessName').value).toBe('S')
})

test('the keyboard goes through the fields in their order, then Cancel and Submit', async () => {
  await openForm()
  const user = userEvent.setup()
  control('businessName').focus()
  const names = []
  for (let step = 0; step < 8; step += 1) {
    const { activeElement: at } = document
    names.push(at instanceof HTMLButtonElement ? at.textContent : at?.getAttribute('name'))
    await user.tab()
  }
  expect(names).toEqual([...Object.keys(ada), 'description', 'Cancel', 'Submit'])
})

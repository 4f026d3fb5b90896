import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DemoForm } from '#src/forms/demo/DemoForm.tsx'
import { mayHavePendingLeads } from '#src/browser/storage/safe-storage.ts'
import { outbox } from '#src/leads/outbox/outbox.ts'
import { useTestServer } from './test-server.ts'
import { control, fill, InDialog, pass, press, takeTimers, toast } from './screen.tsx'

const server = useTestServer()

const thanks = 'Thank you for booking a demo with the sales team. We will reach out soon.'

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

async function sendForm() {
  const dialog = await openForm()
  await fill(ada)
  await press('Submit')
  return dialog
}

test('a demo is booked: thanks for four seconds, an empty form, a closed dialog', async () => {
  takeTimers()
  const dialog = await openForm()
  await fill({ ...ada, description: ' The dashboard ' })
  await press('Submit')
  const message = await toast(thanks)
  expect(message.closest('[role=status]')).not.toBeNull()
  await expect.poll(() => dialog.open).toBe(false)
  // Not in the closed dialog, where nobody would see it.
  expect(dialog.contains(message)).toBe(false)
  expect(control('businessName').value).toBe('')
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Ada')
  await expect.poll(mayHavePendingLeads).toBe(false)
  const leads = await server.inbox()
  expect(leads.map(({ call, body }) => [call, body])).toEqual([
    ['demo', { ...ada, description: 'The dashboard' }],
  ])
  await pass(3300)
  expect(screen.queryByText(thanks)).not.toBeNull()
  await pass(1200)
  expect(screen.queryByText(thanks)).toBeNull()
})

test('the message of a failure is shown above the dialog, then above the buttons until the next try', async () => {
  takeTimers()
  const text = 'That number is not in use'
  await server.injectFaults({ call: 'demo', status: 400, body: { message: text }, times: 1 })
  const dialog = await sendForm()
  const message = await toast(text)
  expect(message.closest('[role=alert]')).not.toBeNull()
  expect(dialog.open).toBe(true)
  expect(dialog.contains(message)).toBe(true)
  expect(control('email').value).toBe(ada.email)
  const button = screen.getByRole('button', { name: 'Submit' })
  expect([button.ariaBusy, button.ariaDisabled]).toEqual(['false', null])
  await pass(6000)
  await expect.poll(() => document.querySelector('[data-in]')).toBeNull()
  // Its text is put beside the buttons right after the toast has gone.
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(text)
  // The buttons below the fields do not scroll with them.
  const foot = screen.getByRole('button', { name: 'Cancel' }).parentElement
  expect(foot?.previousElementSibling?.contains(alert)).toBe(true)
  await press('Submit')
  await toast(thanks)
  expect(screen.queryByText(text)).toBeNull()
  expect(await server.inbox()).toHaveLength(1)
})

test('a response that comes after the dialog was closed is still shown', async () => {
  const release = server.holdResponses()
  const dialog = await sendForm()
  await screen.findByRole('button', { name: 'Sending', hidden: true })
  await press('Cancel')
  expect(dialog.open).toBe(false)
  release()
  const message = await toast(thanks)
  expect(dialog.contains(message)).toBe(false)
  await expect.poll(() => control('businessName').value).toBe('')
  expect(await outbox.pending()).toEqual([])
  expect(await server.inbox()).toHaveLength(1)
})

test('a response that comes after the page was left causes no error', async () => {
  const release = server.holdResponses()
  await sendForm()
  await screen.findByRole('button', { name: 'Sending', hidden: true })
  cleanup()
  release()
  await toast(thanks)
  await expect.poll(() => outbox.pending()).toEqual([])
  expect(sessionStorage.getItem('draft:demo')).toBeNull()
})

test('what was typed comes back with the form, without a message', async () => {
  await openForm()
  await fill({ businessName: 'Sahel', email: 'ada@' })
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  await openForm()
  expect(control('businessName').value).toBe('Sahel')
  expect(control('email').value).toBe('ada@')
  expect(control('email').getAttribute('aria-invalid')).toBe('false')
})

test('closing the dialog removes messages, not what was typed', async () => {
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

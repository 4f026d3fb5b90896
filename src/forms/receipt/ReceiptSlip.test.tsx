import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { expect, test } from 'vitest'
import { outbox, submitLead } from '#src/leads/outbox/outbox.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { Outcome } from '#src/leads/receipts.ts'
import { issueReceipt, settleReceipt, storedReceipt } from '#src/leads/receipts.ts'
import { ReceiptContext } from '#src/forms/form/form-context.ts'
import { ReceiptPlace } from './ReceiptPlace.tsx'

const receipt: Outcome = {
  reference: '3F2A-9C1B',
  state: 'received',
  isInDoubt: false,
  at: Date.UTC(2026, 10, 22, 9),
}
const content = {
  texts: {
    title: 'Your message is here.',
    who: 'A person in Abuja',
    how: 'By email.',
    note: null,
    picture: 'Our first brick',
  },
  reach: {
    email: 'hello@tofali.example',
    phone: '+234 000 555 0100',
    whatsapp: '+234 000 555 0101',
  },
}
const body = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', description: 'Hello' }

function show(changes: Partial<Outcome> = {}, form: FormName = 'contact') {
  const shown = { ...receipt, ...changes }
  issueReceipt(form, shown, body)
  render(
    <ReceiptContext value={content}>
      <ReceiptPlace form={form} />
    </ReceiptContext>,
  )
  return screen.getByRole('region')
}

test('who was heard reads the reference, what was sent, and who answers', () => {
  const text = show().textContent
  expect(screen.getByRole('heading', { name: 'Your message is here.' })).toBeTruthy()
  for (const part of ['3F2A-9C1B', 'Ada Obi', 'ada@example.com', 'A person in Abuja', 'By email.'])
    expect(text).toContain(part)
  expect(screen.getByRole('figure').textContent).toContain('AO')
  expect(screen.getByRole('button', { name: 'Save my brick' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Back to what you typed' })).toBeNull()
})

test.each([
  ['stored', false, 'Kept on this device We do not have it yet.', '3F2A-9C1B'],
  ['unsent', false, 'Not sent Your message did not reach us.', 'No reference yet'],
  [
    'unsent',
    true,
    'Not sent, as far as we know We cannot tell whether your message arrived.',
    'Reference3F2A-9C1B',
  ],
] as const)('a lead that is %s (in doubt: %s) is called that', (state, isInDoubt, name, text) => {
  const region = show({ state, isInDoubt })
  expect(screen.getByRole('region', { name })).toBe(region)
  expect(region.textContent).toContain(text)
  expect(screen.queryByRole('button', { name: 'Save my brick' })).toBeNull()
  expect(region.textContent).not.toContain('A person in Abuja')
  expect(screen.getByRole('button', { name: 'Back to what you typed' })).toBeTruthy()
})

test('who was not heard reads how to reach us', () => {
  show({ state: 'unsent' })
  expect(screen.getByRole('link', { name: '+234 000 555 0100' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'hello@tofali.example' })).toBeTruthy()
})

test('WhatsApp gets the reference, and nothing personal', () => {
  show()
  const link = screen.getByRole('link', { name: 'Ask about this on WhatsApp' })
  const address = new URL(link.getAttribute('href') ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/2340005550101')
  expect(address.searchParams.get('text')).toBe(
    'Hello. I have a question about my message, reference 3F2A-9C1B.',
  )
})

test('it takes the focus when nobody has it, and otherwise is told in a live region', () => {
  const region = show()
  expect(document.activeElement).toBe(region)
  cleanup()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  show({ reference: '0000-1111' })
  expect(document.activeElement).toBe(field)
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toContain('0000-1111')
  field.remove()
})

test('a lead that arrives later is no longer announced as kept on the device', () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  const region = show({ reference: '2222-3333', state: 'stored' })
  expect(region.textContent).toContain('We do not have it yet')
  act(() => settleReceipt('22223333', true, false))
  expect(region.textContent).not.toContain('We do not have it yet')
  field.remove()
})

test('it is gone once it is put away', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Close this note' }))
  expect(storedReceipt('contact')).toBeNull()
})

test('the reference is copied', async () => {
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button', { name: 'Copy reference' }))
  expect(await navigator.clipboard.readText()).toBe('3F2A-9C1B')
})

test('a lead that did not arrive is sent again when its visitor asks for it', async () => {
  const server = setupServer(
    http.post('*/contact-us', () => new HttpResponse(null, { status: 429 })),
  )
  server.listen()
  await submitLead('contact', {
    firstname: 'Ada',
    lastname: 'Obi',
    email: 'ada@example.com',
    message: 'Hi',
  })
  render(<ReceiptPlace form="contact" />)
  const again = screen.getByRole('button', { name: 'Send again' })
  server.use(http.post('*/contact-us', () => HttpResponse.json({ message: 'Sent' })))
  await userEvent.click(again)
  const region = await screen.findByRole('region', { name: /^Received/ })
  expect(document.activeElement).toBe(region)
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  outbox.stop()
  server.close()
})

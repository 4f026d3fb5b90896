// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { FormName } from '#shared/leads/forms.ts'
import type { Receipt } from '#src/leads/receipts.ts'
import { issueReceipt, storedReceipt } from '#src/leads/receipts.ts'
import { ReceiptContext } from '#src/forms/form/form-context.ts'
import { ReceiptSlip } from './ReceiptSlip.tsx'

const receipt: Receipt = {
  reference: '3F2A-9C1B',
  state: 'received',
  isInDoubt: false,
  at: Date.UTC(2026, 10, 22, 9),
  answers: 4,
}
const content = {
  texts: {
    title: 'Your message is here.',
    who: 'A person in Abuja',
    how: 'By email.',
    note: null,
  },
  reach: {
    email: 'hello@tofali.example',
    phone: '+234 000 555 0100',
    whatsapp: '+234 000 555 0101',
  },
}
const body = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', description: 'Hello' }

beforeEach(() => sessionStorage.clear())

function show(changes: Partial<Receipt> = {}, form: FormName = 'contact') {
  const shown = { ...receipt, ...changes }
  issueReceipt(form, shown, body)
  render(
    <ReceiptContext value={content}>
      <ReceiptSlip form={form} receipt={shown} />
    </ReceiptContext>,
  )
  return screen.getByRole('region')
}

test('who was heard reads the reference, what was sent, and who answers', () => {
  const text = show().textContent
  expect(screen.getByRole('heading', { name: 'Your message is here.' })).toBeTruthy()
  for (const part of ['3F2A-9C1B', 'Ada Obi', 'ada@example.com', 'A person in Abuja', 'By email.'])
    expect(text).toContain(part)
  expect(screen.getByRole('img', { name: '4 answers received' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Back to what you typed' })).toBeNull()
})

test.each([
  ['stored', false, 'Kept on this device, will be sent.', 'is sent by itself when you are online'],
  ['unsent', false, 'Not sent.', 'did not reach us'],
  ['unsent', true, 'Not sent, as far as we know.', 'cannot tell whether your message arrived'],
] as const)('a lead that is %s (in doubt: %s) is called that', (state, isInDoubt, title, text) => {
  const region = show({ state, isInDoubt })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(region.textContent).toContain(text)
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

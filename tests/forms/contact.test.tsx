import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { ContactForm, InlineContactForm } from '#src/forms/contact/ContactForm.tsx'
import { estimateKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { useTestServer } from './test-server.ts'
import { control, fill, pass, press, takeTimers, toast } from './screen.tsx'

const server = useTestServer()

beforeEach(takeTimers)

const ada = {
  firstname: 'Ada',
  lastname: 'Obi',
  email: 'ada@example.com',
  message: 'Do you build in Uyo?',
}

async function send() {
  await fill(ada)
  await press('Send message')
}

function contactPage() {
  return render(<ContactForm />, { wrapper: MemoryRouter })
}

test('a visitor who sends a message sees a banner for three seconds and an empty form', async () => {
  await server.injectFaults({ call: 'contact', status: 200, body: {}, store: true })
  contactPage()
  await send()
  const banner = await screen.findByText('Message sent successfully!')
  expect(banner.closest('[role=status]')).not.toBeNull()
  expect(control('message').value).toBe('')
  await pass(2500)
  expect(screen.queryByText('Message sent successfully!')).not.toBeNull()
  await pass(600)
  expect(screen.queryByText('Message sent successfully!')).toBeNull()
  const [lead] = await server.inbox()
  expect(lead?.body).toEqual({
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    description: 'Do you build in Uyo?',
  })
})

test('the banner shows what the server says, while the button says "Sending" and is disabled', async () => {
  await server.injectFaults({
    call: 'contact',
    status: 200,
    body: { message: 'Noted.' },
  })
  const release = server.holdResponses()
  contactPage()
  await send()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending' })
  expect(button.disabled).toBe(true)
  release()
  await screen.findByText('Noted.')
  const sent = screen.getByRole('button', { name: 'Send message' })
  await expect.poll(() => document.activeElement).toBe(sent)
})

const failed = 'We did not get your message. Please try again'

test('after a failure the visitor reads why beside the button, and nothing typed is lost', async () => {
  const text = 'We know this message.'
  await server.injectFaults({ call: 'contact', status: 422, body: { message: text } })
  contactPage()
  await send()
  const message = await screen.findByText(text)
  expect(message.closest('[role=alert]')).not.toBeNull()
  expect(control('message').value).toBe(ada.message)
})

test('a toast thanks for a question for three seconds, and the form is empty again', async () => {
  render(<InlineContactForm />)
  await send()
  const thanks = 'Thank you for your message. We will reach out soon'
  await toast(thanks)
  await expect.poll(() => control('message').value).toBe('')
  await pass(2500)
  expect(screen.queryByText(thanks)).not.toBeNull()
  await pass(900)
  expect(screen.queryByText(thanks)).toBeNull()
  const [lead] = await server.inbox()
  expect(lead?.body).toEqual({ ...ada, timestamp: expect.stringMatching(/^\d{4}-.*Z$/) })
})

test('when the inline form fails, the text stays beside the button after its toast', async () => {
  await server.injectFaults({ call: 'inline-contact', status: 400, times: 1 })
  render(<InlineContactForm />)
  await send()
  await toast(failed)
  expect(screen.getAllByText(failed)).toHaveLength(1)
  await pass(3600)
  expect(screen.getByText(failed).closest('form')).not.toBeNull()
  expect(control('message').value).toBe(ada.message)
})

test('an estimate begins the message until it is sent; what was typed is never replaced', async () => {
  tabStorage.write(estimateKey, 'Cost NGN 85,000,000.')
  const { unmount } = contactPage()
  expect(control('message').value).toBe('Cost NGN 85,000,000.')
  await fill({ message: 'Do you build in Uyo?' })
  unmount()
  contactPage()
  expect(control('message').value).toBe('Do you build in Uyo?')
  await server.injectFaults({ call: 'contact', status: 200, body: {}, store: true })
  await send()
  await screen.findByText('Message sent successfully!')
  expect(tabStorage.read(estimateKey)).toBeNull()
})

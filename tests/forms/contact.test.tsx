// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContactFields } from '#src/forms/contact/ContactFields.tsx'
import { ContactForm } from '#src/forms/contact/ContactForm.tsx'
import { FormPlaceholder } from '#src/forms/form/FormSlot.tsx'
import { InlineContactForm } from '#src/forms/contact/ContactForm.tsx'
import { estimateKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { useTestServer } from './test-server.ts'
import { control, fill, press, toast } from './screen.tsx'

const server = useTestServer()

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ada = {
  firstname: 'Ada',
  lastname: 'Obi',
  email: 'ada@example.com',
  message: 'Do you build in Uyo?',
}

function contactPage() {
  return render(<ContactForm />, { wrapper: MemoryRouter })
}

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

test('a visitor who sends a message sees a banner for three seconds and an empty form', async () => {
  await server.injectFaults({ call: 'contact', status: 200, body: {}, store: true })
  contactPage()
  await fill(ada)
  await press('Send message')
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
  await fill(ada)
  await press('Send message')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending' })
  expect(button.disabled).toBe(true)
  release()
  await screen.findByText('Noted.')
  expect(screen.getByRole('button', { name: 'Send message' })).toBe(document.activeElement)
})

const failed = 'We did not get your message. Please try again'

test.each([
  [{ status: 422, body: { message: 'We know this message.' } }, 'We know this message.'],
  [{ drop: 'before' }, failed],
])(
  'after %o the visitor reads "%s" beside the button, and nothing typed is lost',
  async (fault, text) => {
    await server.injectFaults({ call: 'contact', ...fault })
    contactPage()
    await fill(ada)
    await press('Send message')
    const message = await screen.findByText(text)
    expect(message.closest('[role=alert]')).not.toBeNull()
    expect(control('message').value).toBe(ada.message)
  },
)

test('a toast thanks for a question for three seconds, and the form is empty again', async () => {
  render(<InlineContactForm />)
  await fill(ada)
  await press('Send message')
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

test('a formula is sent as it was typed, and is plain text in the sheet', async () => {
  const formula = '=HYPERLINK("https://evil.example","Click")'
  render(<InlineContactForm />)
  await fill({ ...ada, message: formula })
  await press('Send message')
  await toast('Thank you for your message. We will reach out soon')
  const [lead] = await server.inbox()
  expect(lead?.body['message']).toBe(formula)
  expect(await server.table()).toContain(`"'=HYPERLINK(""https://evil.example"",""Click"")"`)
})

test('when the inline form fails, the text stays beside the button after its toast', async () => {
  await server.injectFaults({ call: 'inline-contact', status: 400, times: 1 })
  render(<InlineContactForm />)
  await fill(ada)
  await press('Send message')
  await toast(failed)
  expect(screen.getAllByText(failed)).toHaveLength(1)
  await pass(3600)
  expect(screen.getByText(failed).closest('form')).not.toBeNull()
  expect(control('message').value).toBe(ada.message)
})

test('before its script has loaded the form can be filled but not sent, and says whom to call or write to', () => {
  const html = renderToString(
    <MemoryRouter>
      <FormPlaceholder
        name="contact"
        isLost={false}
        email="hello@tofali.example"
        phone="+234 000 555 0100"
      >
        <ContactFields />
      </FormPlaceholder>
    </MemoryRouter>,
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  const form = page.querySelector('form')
  expect(form?.method).toBe('post')
  const inert = [...(form?.elements ?? [])].filter((element) => element.matches(':disabled'))
  expect(inert.map(({ tagName }) => tagName)).toEqual(['BUTTON'])
  expect(form?.elements.length).toBe(5)
  const notice = /<noscript>(.*)<\/noscript>/.exec(html)?.[1]
  expect(notice).toContain('mailto:hello@tofali.example')
  expect(notice).toContain('tel:+2340005550100')
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
  await fill(ada)
  await press('Send message')
  await screen.findByText('Message sent successfully!')
  expect(tabStorage.read(estimateKey)).toBeNull()
})

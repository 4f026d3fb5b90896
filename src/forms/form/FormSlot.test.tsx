import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { EarlyEntries } from '#src/boot/early-entries.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { FormSlot, FormPlaceholder } from './FormSlot.tsx'
import { ReceiptContext } from './form-context.ts'
import { renderToString } from 'react-dom/server'
import { FormField } from './FormField.tsx'
import { SubmitButton } from './SubmitButton.tsx'

let see: (isIntersecting: boolean) => void = () => {}

/** jsdom has no layout: the test decides what is in view. */
class ViewObserver {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    see = (isIntersecting) => tell([{ isIntersecting }])
  }
  observe() {}
  disconnect() {}
}

function slot(load: () => Promise<(props: { early: EarlyEntries }) => ReactNode>) {
  vi.stubGlobal('IntersectionObserver', ViewObserver)
  return (
    <ReceiptContext value={{ reach: { email: 'hello@tofali.example' } }}>
      <FormSlot name="contact" form={{ load }}>
        <p>The still form</p>
      </FormSlot>
    </ReceiptContext>
  )
}

function Living() {
  return <p>The living form</p>
}

test('a form is fetched when it comes into view, and takes the place of its still image', async () => {
  const load = vi.fn<() => Promise<typeof Living>>(async () => Living)
  render(slot(load))
  act(() => see(false))
  expect(screen.getByText('The still form')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
  act(() => see(true))
  await screen.findByText('The living form')
  expect(screen.queryByText('The still form')).toBeNull()
})

test('where it does not arrive, the visitor can try again or write', async () => {
  render(slot(() => loadChunk('contact-form', () => Promise.reject(new Error('gone')))))
  act(() => see(true))
  await screen.findByText('Loading chunk contact-form failed (missing)')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'hello@tofali.example' })).toBeTruthy()
})

test('what was typed into the still form is handed to the living one, in the same moment', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Echo>()
  const load = () => promise
  vi.stubGlobal('IntersectionObserver', ViewObserver)
  render(
    <FormSlot name="contact" form={{ load }}>
      <textarea id="contact-message" name="message" />
    </FormSlot>,
  )
  act(() => see(true))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  field.focus()
  fireEvent.compositionStart(field)
  resolve(Echo)
  await act(() => promise)
  // In the middle of a composed letter nothing is replaced.
  expect(screen.queryByText(/Do you/)).toBeNull()
  field.value = 'Do you build in Uyo?'
  field.setSelectionRange(2, 5)
  fireEvent.compositionEnd(field)
  const echo = JSON.parse((await screen.findByText(/Do you/)).textContent)
  expect(echo).toEqual({
    values: { message: 'Do you build in Uyo?' },
    focus: { id: 'contact-message', start: 2, end: 5 },
    isSubmitted: false,
  })
})

function Echo({ early }: { early: EarlyEntries }) {
  return <p>{JSON.stringify(early)}</p>
}

afterEach(() => document.body.replaceChildren())

function form(isLost = false) {
  return (
    <ReceiptContext value={{ reach: { email: 'hello@tofali.example' } }}>
      <FormPlaceholder name="contact" isLost={isLost}>
        <FormField name="email" label="Email" />
        <FormField name="message" label="Message" kind="area" />
        <SubmitButton>Send message</SubmitButton>
      </FormPlaceholder>
    </ReceiptContext>
  )
}

function built(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form())
  return container
}

test('a form in a built page can be filled; only sending waits for a script', () => {
  const element = built().querySelector('form')
  expect(element?.method).toBe('post')
  expect(element?.hasAttribute('action')).toBe(false)
  const controls = [...(element?.elements ?? [])]
  expect(controls.map((control) => control.matches(':disabled'))).toEqual([false, false, true])
})

test('hydration keeps what was typed before it, and typing goes on', () => {
  const container = built()
  const email = () => container.querySelector<HTMLInputElement>('[name=email]')
  const message = () => container.querySelector<HTMLTextAreaElement>('[name=message]')
  const [typed, written] = [email(), message()]
  if (typed) typed.value = 'ada@'
  if (written) written.value = 'Do you'
  const { rerender } = render(form(), { container, hydrate: true })
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ada@okonkwo.example' } })
  rerender(form(true))
  expect([email()?.value, message()?.value]).toEqual(['ada@okonkwo.example', 'Do you'])
})

test('a submit before the form is there is held, and looks so until the form is lost', () => {
  const { container, rerender } = render(form())
  const element = container.querySelector('form') ?? document.body
  expect(fireEvent.submit(element)).toBe(false)
  expect(element.dataset['submitted']).toBe('')
  expect(screen.getByRole('button', { name: 'Sending' })).toBeTruthy()
  rerender(form(true))
  expect(screen.getByRole('button', { name: 'Send message' })).toBeTruthy()
})

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { FormField } from './FormField.tsx'
import { FormPlaceholder } from './FormSlot.tsx'
import { SubmitButton } from './SubmitButton.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function form(isLost = false) {
  return (
    <FormPlaceholder name="contact" email="hello@tofali.example" phone={null} isLost={isLost}>
      <FormField name="email" label="Email" />
      <FormField name="message" label="Message" kind="area" />
      <SubmitButton>Send message</SubmitButton>
    </FormPlaceholder>
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

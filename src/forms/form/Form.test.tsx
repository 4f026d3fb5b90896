// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Form } from './Form.tsx'
import { FormField } from './FormField.tsx'
import { SubmitButton } from './SubmitButton.tsx'

afterEach(cleanup)

const initial = { linkedInUrl: '' }

function form(onSubmit: () => Promise<void>) {
  return (
    <Form name="profile" initial={initial} onSubmit={onSubmit}>
      {() => (
        <>
          <FormField name="linkedInUrl" label="LinkedIn profile" limit={160} />
          <SubmitButton>Submit</SubmitButton>
        </>
      )}
    </Form>
  )
}

function submit() {
  const { form: element } = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.submit(element ?? document.body)
}

test('submits in one tick, and while one is under way, are one; after it the form is live again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onSubmit = vi.fn<() => Promise<void>>(() => promise)
  render(form(onSubmit))
  submit()
  submit()
  const button = await screen.findByRole('button', { name: 'Sending' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  submit()
  resolve()
  await screen.findByRole('button', { name: 'Submit' })
  expect(onSubmit).toHaveBeenCalledOnce()
  submit()
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2)
})

test('a field with a limit counts what is in it', () => {
  render(form(async () => {}))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'in/ada' } })
  expect(screen.getByText('6 / 160')).toBeTruthy()
})

test('a form that was built into a page can be neither filled nor sent before hydration', () => {
  const html = renderToString(form(async () => {}))
  expect(html).toMatch(/^<form [^>]*method="post"[^>]*><fieldset [^>]*disabled=""/)
  expect(html).not.toContain('action=')
})

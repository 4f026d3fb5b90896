import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { clearDrafts } from '#src/leads/details.ts'
import type { EarlyEntries } from '#src/boot/early-entries.ts'
import { object } from 'yup'
import { requiredText } from '#shared/leads/field-rules.ts'
import { Form } from './Form.tsx'
import { FormField } from './FormField.tsx'
import { FormSummary, SubmitButton } from './SubmitButton.tsx'

afterEach(clearDrafts)

const initial = { linkedInUrl: '' }
const anything = { name: 'profile', empty: initial, rules: object() } as const

function form(onSubmit: (values: typeof initial) => Promise<void>, early?: EarlyEntries) {
  return (
    <Form of={anything} early={early} onSubmit={onSubmit}>
      <FormField name="linkedInUrl" label="LinkedIn profile" limit={160} />
      <SubmitButton>Submit</SubmitButton>
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

test.each<[string, number, string, string | null]>([
  ['too long', 170, '170 / 160', 'Shorten this to 160 characters. It has 170.'],
  ['as long as may be', 160, '160 / 160', null],
])(
  'a pasted text that is %s is all there; it is sent once it fits',
  async (_what, length, count, problem) => {
    const user = userEvent.setup()
    const onSubmit = vi.fn<() => Promise<void>>(async () => {})
    render(form(onSubmit))
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await user.click(field)
    await user.paste('x'.repeat(length))
    expect([field.value.length, screen.queryByText(count) !== null]).toEqual([length, true])
    expect(document.getElementById('profile-linkedInUrl-problem')?.textContent ?? null).toBe(
      problem,
    )
    await vi.waitFor(() => expect(field.maxLength).toBe(160))
    await user.keyboard('typed')
    expect(field.value).toBe('x'.repeat(length))
    submit()
    await vi.waitFor(() => expect(document.activeElement).toBe(field))
    expect(onSubmit).toHaveBeenCalledTimes(problem === null ? 1 : 0)
    await user.type(field, '{Backspace}'.repeat(10))
    submit()
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(problem === null ? 2 : 1))
  },
)

test('before a form is there its limit is shown, and no count of what is typed', () => {
  render(<FormField name="linkedInUrl" label="LinkedIn profile" limit={160} />)
  expect(screen.getByText('/ 160')).toBeTruthy()
})

test('what was typed before the form was there is in it, with the caret, and is sent once', async () => {
  const onSubmit = vi.fn<(values: { linkedInUrl: string }) => Promise<void>>(async () => {})
  const early = {
    values: { linkedInUrl: 'in/ada', unknown: 'not ours' },
    focus: { id: 'profile-linkedInUrl', start: 1, end: 3 },
    isSubmitted: true,
  }
  render(form(onSubmit, early))
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(document.activeElement).toBe(field)
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['in/ada', 1, 3])
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ linkedInUrl: 'in/ada' })
})

test('a form never sends what it holds in an address', () => {
  const html = renderToString(form(async () => {}))
  expect(html).toMatch(/^<form [^>]*method="post"/)
  expect(html).not.toContain('action=')
})

test('the summary of errors has the order of the screen, however fields and rules are ordered', async () => {
  const names = ['businessName', 'website', 'businessEmail', 'phone', 'countryCode']
  const values = Object.fromEntries(names.map((name) => [name, '']))
  const orders = fc.shuffledSubarray(names, { minLength: 2 })
  await fc.assert(
    fc.asyncProperty(orders, fc.shuffledSubarray(names, { minLength: 5 }), async (drawn, rules) => {
      cleanup()
      const wrong = rules
        .filter((name) => drawn.includes(name))
        .map((name) => [name, requiredText(() => `Enter ${name}`)])
      render(
        <Form
          of={{ name: 'funding', empty: values, rules: object(Object.fromEntries(wrong)) }}
          onSubmit={() => {}}
        >
          <FormSummary />
          {drawn.map((name) => (
            <FormField key={name} name={name} label={name} />
          ))}
          <SubmitButton>Next</SubmitButton>
        </Form>,
      )
      fireEvent.click(screen.getByRole('button', { name: 'Next' }))
      const links = await screen.findAllByRole('link')
      expect(links.map((link) => link.textContent)).toEqual(drawn.map((name) => `Enter ${name}`))
    }),
    { numRuns: 25 },
  )
})

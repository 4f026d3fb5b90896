import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { clearDrafts } from '#src/leads/details.ts'
import { Form } from '#src/forms/form/Form.tsx'
import { AmountFields } from './AmountFields.tsx'
import { funding } from '#shared/leads/funding.ts'

afterEach(clearDrafts)

async function open() {
  const user = userEvent.setup({ delay: null })
  render(
    <Form of={funding} onSubmit={() => {}}>
      <AmountFields />
    </Form>,
  )
  await user.selectOptions(screen.getByLabelText(/Currency/), 'NGN')
  return { user, amount: screen.getByLabelText<HTMLInputElement>(/Amount/) }
}

const caution = () => screen.queryByRole('status')?.textContent ?? null

test.each([
  ['1250,50', '125,050', 125_050, 'NGN 125 thousand 50'],
  ['5 million', '5', 5, 'NGN 5'],
])(
  'a visitor who types "%s" is told that the field reads %s',
  async (typed, shown, sent, words) => {
    const { user, amount } = await open()
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.type(amount, typed)
    await user.tab()
    expect(amount.value).toBe(shown)
    expect(funding.toPayload({ ...funding.empty, amount: shown }).amount).toBe(sent)
    expect(document.getElementById('funding-amount-note')?.textContent).toBe(words)
    await vi.waitFor(() => expect(caution()).toContain(`You entered “${typed}”. We read ${words}.`))
    expect(scrolled.mock.contexts).toContain(screen.getByRole('status'))
    await user.clear(amount)
    await user.type(amount, '1,250,000.50')
    await user.tab()
    expect([amount.value, caution()]).toEqual(['1,250,000.50', null])
  },
)

test.each(['12,50,000', '1250000.50'])('typing "%s" gets no caution on the way', async (typed) => {
  const { user, amount } = await open()
  for (const key of typed) {
    // oxlint-disable-next-line no-await-in-loop
    await user.type(amount, key)
    expect(caution()).toBe(null)
  }
})

test.each([
  ['1.250.000,50', '1,250,000.50', true],
  ['abc', '', true],
  ['1,250,000', '1,250,000', false],
])('pasting "%s" over an old sum shows %s; caution: %s', async (pasted, shown, isCautious) => {
  const { user, amount } = await open()
  await user.type(amount, '45000000')
  amount.select()
  await user.paste(pasted)
  expect([amount.value, caution() !== null]).toEqual([shown, isCautious])
})

test('an amount is corrected in its middle without a caution', async () => {
  const { user, amount } = await open()
  await user.type(amount, '1250000')
  await user.type(amount, '7', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  await user.type(amount, '{Backspace}', { initialSelectionStart: 8, initialSelectionEnd: 8 })
  await user.tab()
  expect([amount.value, caution()]).toEqual(['1,275,000', null])
})

test('the amount is written with thousands while the caret stays where it was', async () => {
  const { user, amount } = await open()
  await user.type(amount, '1234567.')
  expect(amount.value).toBe('1,234,567.')
  await user.type(amount, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect([amount.value, amount.selectionStart]).toEqual(['12,934,567.', 4])
  await user.keyboard('x')
  expect([amount.value, amount.selectionStart]).toEqual(['12,934,567.', 4])
})

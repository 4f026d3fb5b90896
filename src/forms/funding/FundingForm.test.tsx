import { cleanup, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { outbox } from '#src/leads/outbox/outbox.ts'
import {
  complete,
  goTo,
  openWizard,
  pickCountry,
  press,
  received,
  respondToApplication,
  settle,
  useFakeBackend,
  waitForPicker,
} from './funding.fixture.tsx'

useFakeBackend()

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)

test('a developer applies in three steps: the call, the thanks, and the wizard closes', async () => {
  // Texts from an earlier visit: to type each of them takes seconds on a busy machine.
  const { businessEmail, projectDescription, firstName, lastName, email } = complete
  const typed = { businessEmail, projectDescription, firstName, lastName, email }
  const { user, closings } = openWizard(typed)
  await user.type(screen.getByLabelText('Business Name'), 'Umoro Homes')
  await press(user, 'Next')
  await screen.findByRole('group', { name: 'Step 2 of 3: Funding Details' })
  await pickCountry(user, 'nigeria')
  await screen.findByRole('option', { name: 'Lagos' })
  await user.selectOptions(screen.getByLabelText(/State/), 'Lagos')
  await user.selectOptions(screen.getByLabelText(/Currency/), 'NGN')
  await user.type(screen.getByLabelText(/Amount/), '45000000.5')
  await press(user, 'Next')
  await screen.findByRole('group', { name: 'Step 3 of 3: Contact Person Details' })
  await user.selectOptions(screen.getByLabelText('Role'), 'Director')
  await user.type(screen.getByLabelText('Phone number'), '306 555 0100')
  await press(user, 'Submit')
  await screen.findByText('Application Successful')
  expect(received.applications).toEqual([{ ...complete, amount: 45_000_000.5, countryCode: '+1' }])
  expect(closings).toHaveLength(1)
  expect(input('businessName')?.value).toBe('')
  expect(screen.getByText('Company Details').getAttribute('aria-current')).toBe('step')
})

test('Next shows what is missing in this step, and only that', async () => {
  const { user } = openWizard({ businessName: complete.businessName })
  await user.type(screen.getByLabelText(/Website/), 'umoro homes')
  await press(user, 'Next')
  await screen.findByText('Check 2 answers')
  for (const message of ['Business email is required', 'Enter a valid URL'])
    expect(screen.getAllByText(message)).toHaveLength(2)
  await user.clear(screen.getByLabelText(/Website/))
  await user.type(screen.getByLabelText('Business email'), complete.businessEmail)
  await press(user, 'Next')
  expect(screen.queryByText(/is required/)).toBe(null)
  await press(user, 'Next')
  await screen.findByText('5 answers are missing')
  await press(user, 'Back')
  expect(screen.queryByText(/answers/)).toBe(null)
  expect(input('businessName')?.value).toBe(complete.businessName)
})

function marked(): string[] {
  const controls = document.querySelectorAll('[required], [aria-required]')
  return Array.from(controls, ({ id }) => id)
}

test('only the fields of the second step are marked as required', async () => {
  const { user } = openWizard(complete)
  expect(marked()).toEqual([])
  await goTo(user, 2)
  const names = ['projectDescription', 'country', 'state', 'currency', 'amount']
  expect(marked()).toEqual(names.map((name) => `funding-${name}`))
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Project description/).maxLength).toBe(160)
})

test('a double click on Next is one step', async () => {
  const { businessName, businessEmail } = complete
  const { user } = openWizard({ businessName, businessEmail })
  await user.dblClick(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('group', { name: 'Step 2 of 3: Funding Details' })
  await settle()
  expect(screen.queryByText(/is required/)).toBe(null)
})

test('Cancel closes the wizard and keeps what was typed', async () => {
  const { user, closings } = openWizard()
  await user.type(screen.getByLabelText('Business Name'), 'Umoro')
  await press(user, 'Cancel')
  expect(closings).toHaveLength(1)
  cleanup()
  openWizard()
  expect(input('businessName')?.value).toBe('Umoro')
})

test.each([
  [201, () => new HttpResponse(null, { status: 201 }), 1, 'status 201'],
  ['an exception', () => HttpResponse.error(), 0, 'offline'],
])(
  'after %s the application is not received: the wizard closes and brings all back',
  async (_answer, respond, errors, reason) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    respondToApplication(respond)
    const { user, closings } = openWizard(complete)
    await goTo(user, 4)
    await vi.waitFor(() => expect(closings).toHaveLength(1))
    await vi.waitFor(() => expect(screen.queryAllByText(/Error/)).toHaveLength(errors))
    expect(logged.mock.calls).toEqual([[`Lead not received: funding, ${reason}.`]])
    expect(await outbox.pending()).toMatchObject([
      { call: 'funding', held: reason === 'status 201' },
    ])
    cleanup()
    openWizard()
    expect(input('businessName')?.value).toBe(complete.businessName)
  },
)

const dialCode = () => screen.getByRole('combobox', { name: 'Country code' })

test('countries that share a dial code stay apart in the picker', async () => {
  const { user } = openWizard(complete)
  await goTo(user, 3)
  await waitForPicker()
  expect(dialCode().textContent).toBe('Canada+1')
  await user.click(dialCode())
  await screen.findByRole('combobox', { name: 'Search countries' })
  await user.keyboard('united states{Enter}')
  expect(dialCode().textContent).toBe('United States+1')
  expect(input('countryCode')?.value).toBe('+1')
})

test('a number of another country switches the picker and says so, until the visitor chooses again', async () => {
  const { user } = openWizard({ ...complete, phone: '' })
  await goTo(user, 3)
  await waitForPicker()
  const phone = screen.getByLabelText<HTMLInputElement>('Phone number')
  await user.click(phone)
  await user.paste('\u202A011 44 20 7946 0958\u202C')
  await user.tab()
  const told = 'We chose United Kingdom, because the number begins with +44.'
  await vi.waitFor(async () => {
    await user.click(phone)
    await user.tab()
    expect(screen.getByText(told)).not.toBe(null)
  })
  expect([dialCode().textContent, phone.value]).toEqual(['United Kingdom+44', '+44 20 7946 0958'])
  await user.click(dialCode())
  await screen.findByRole('combobox', { name: 'Search countries' })
  await user.keyboard('nigeria{Enter}')
  await user.click(phone)
  await user.tab()
  expect(dialCode().textContent).toBe('Nigeria+234')
  expect(screen.queryByText(told)).toBe(null)
})

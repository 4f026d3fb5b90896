// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { outbox } from '#src/leads/outbox/outbox.ts'
import { received, respondToApplication, useFakeBackend } from './fake-backend.fixture.ts'
import {
  fillPerson,
  openWizard,
  passCompany,
  passDetails,
  press,
  settle,
} from './wizard.fixture.tsx'

useFakeBackend()

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)

test('a developer applies in three steps: the call, the thanks, and the wizard closes', async () => {
  const { user, closings } = openWizard()
  await passCompany(user)
  await passDetails(user)
  await fillPerson(user)
  await press(user, 'Submit')
  await screen.findByText('Application Successful')
  expect(received.applications).toEqual([
    {
      businessName: 'Umoro Homes',
      businessEmail: 'hello@umoro.example',
      projectDescription: 'Forty homes',
      country: 'Nigeria',
      state: 'Lagos',
      currency: 'NGN',
      amount: 45_000_000.5,
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@umoro.example',
      role: 'Director',
      phone: '306 555 0100',
      countryCode: '+1',
    },
  ])
  expect(closings).toHaveLength(1)
  expect(input('businessName')?.value).toBe('')
  expect(screen.getByText('Company Details').getAttribute('aria-current')).toBe('step')
})

test('Next shows what is missing in this step, and only that', async () => {
  const { user } = openWizard()
  await user.type(screen.getByLabelText(/Website/), 'umoro homes')
  await press(user, 'Next')
  await screen.findByText('Check 3 answers')
  for (const message of [
    'Business Name is required',
    'Business email is required',
    'Enter a valid URL',
  ]) {
    expect(screen.getAllByText(message)).toHaveLength(2)
  }
  await user.clear(screen.getByLabelText(/Website/))
  await passCompany(user)
  expect(screen.queryByText(/is required/)).toBe(null)
  await press(user, 'Next')
  await screen.findByText('Check 5 answers')
  await press(user, 'Back')
  expect(screen.queryByText(/Check/)).toBe(null)
  expect(input('businessName')?.value).toBe('Umoro Homes')
})

function marked(): string[] {
  const controls = document.querySelectorAll('[required], [aria-required]')
  return Array.from(controls, ({ id }) => id)
}

test('only the fields of the second step are marked as required', async () => {
  const { user } = openWizard()
  expect(marked()).toEqual([])
  await passCompany(user)
  expect(marked()).toEqual(
    ['projectDescription', 'country', 'state', 'currency', 'amount'].map(
      (name) => `funding-${name}`,
    ),
  )
})

test('a double click on Next is one step', async () => {
  const { user } = openWizard()
  await user.type(screen.getByLabelText('Business Name'), 'Umoro Homes')
  await user.type(screen.getByLabelText('Business email'), 'hello@umoro.example')
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

test.each([201, 204])(
  '%i is a failure: told, logged, never sent again by itself; the wizard closes and brings all back',
  async (status) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    respondToApplication(() => new HttpResponse(null, { status }))
    await applyInVain()
    expect(await screen.findByText('Error submitting form')).not.toBe(null)
    expect(logged.mock.calls).toEqual([[`Lead not received: funding, status ${status}.`]])
    await outbox.flush()
    expect(received.applications).toHaveLength(1)
    expect(await outbox.pending()).toMatchObject([{ call: 'funding', held: true }])
    cleanup()
    openWizard()
    expect(input('businessName')?.value).toBe('Umoro Homes')
  },
)

test('an exception is only logged; the lead waits, and the wizard that closed brings all back', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  respondToApplication(() => HttpResponse.error())
  await applyInVain()
  expect(screen.queryByText(/Error/)).toBe(null)
  expect(logged.mock.calls).toEqual([['Lead not received: funding, offline.']])
  expect(await outbox.pending()).toMatchObject([{ call: 'funding', held: false }])
  cleanup()
  openWizard()
  expect(input('businessName')?.value).toBe('Umoro Homes')
})

async function applyInVain(): Promise<void> {
  const { user, closings } = openWizard()
  await passCompany(user)
  await passDetails(user)
  await fillPerson(user)
  await press(user, 'Submit')
  await vi.waitFor(() => expect(closings).toHaveLength(1))
}

test('two submits in one tick are one application', async () => {
  const { user, closings } = openWizard()
  await passCompany(user)
  await passDetails(user)
  await fillPerson(user)
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await vi.waitFor(() => expect(closings).toHaveLength(1))
  expect(received.applications).toHaveLength(1)
})

test('the amount is written with thousands while the caret stays where it was', async () => {
  const { user } = openWizard()
  await passCompany(user)
  const amount = screen.getByLabelText<HTMLInputElement>(/Amount/)
  await user.type(amount, '1234567.')
  expect(amount.value).toBe('1,234,567.')
  await user.type(amount, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect([amount.value, amount.selectionStart]).toEqual(['12,934,567.', 4])
  await user.keyboard('x')
  expect([amount.value, amount.selectionStart]).toEqual(['12,934,567.', 4])
})

test('the description cannot be typed beyond 160 characters, and a longer one that is pasted is not sent', async () => {
  const { user } = openWizard()
  await passCompany(user)
  const field = screen.getByLabelText<HTMLTextAreaElement>(/Project description/)
  await user.click(field)
  await user.paste('x'.repeat(160))
  await user.keyboard('yz')
  expect(screen.getByText('160 / 160')).not.toBe(null)
  await user.clear(field)
  await user.paste('x'.repeat(190))
  expect(screen.getByText('190 / 160')).not.toBe(null)
  await press(user, 'Next')
  await screen.findByText('Check 5 answers')
  expect(screen.getAllByText('Shorten this to 160 characters. It has 190.')).toHaveLength(2)
})

const dialCode = () => screen.getByRole('combobox', { name: 'Country code' })

test('countries that share a dial code stay apart in the picker', async () => {
  const { user } = openWizard()
  await passCompany(user)
  await passDetails(user)
  expect(dialCode().textContent).toBe('Canada+1')
  await user.click(dialCode())
  await screen.findByRole('combobox', { name: 'Search countries' })
  await user.keyboard('united states{Enter}')
  expect(dialCode().textContent).toBe('United States+1')
  expect(input('countryCode')?.value).toBe('+1')
})

test('a number of another country switches the picker and says so, until the visitor chooses again', async () => {
  const { user } = openWizard()
  await passCompany(user)
  await passDetails(user)
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

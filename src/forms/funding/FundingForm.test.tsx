// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { toast as toasts } from 'react-toastify/unstyled'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clearMyDetails } from '#src/services/details/clear-details.ts'
import { outbox } from '#src/services/outbox/outbox.ts'
import { resetStates } from '#src/services/leads/states.ts'
import {
  respondToApplication,
  respondToStates,
  fillPerson,
  openWizard,
  passCompany,
  passDetails,
  pickCountry,
  press,
  received,
  server,
  settle,
  respondNormally,
} from './fake-backend.fixture.tsx'

beforeAll(() => server.listen())
beforeEach(respondNormally)
afterEach(async () => {
  cleanup()
  server.resetHandlers()
  resetStates()
  outbox.stop()
  await clearMyDetails()
  toasts.dismiss()
  await vi.waitFor(() => {
    if (document.querySelector('[data-in]')) throw new Error('A toast of the test before is left.')
  })
})
afterAll(() => server.close())

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

test.each<[string, () => Response]>([
  ['500', () => new HttpResponse(null, { status: 500 })],
  ['a broken connection', () => HttpResponse.error()],
  ['an error', () => HttpResponse.json({ error: true, data: { states: [{ name: 'Nairobi' }] } })],
  ['no states', () => HttpResponse.json({ data: { states: [] } })],
])(
  'where states cannot be loaded (%s) the visitor is told and writes the state',
  async (_what, answer) => {
    respondToStates(answer)
    const { user } = openWizard()
    await passCompany(user)
    await pickCountry(user, 'kenya')
    await screen.findByText('Unable to load states')
    const state = screen.getByLabelText<HTMLInputElement>(/State/)
    expect([state.tagName, state.name]).toEqual(['INPUT', 'state'])
    await user.type(state, 'Nairobi')
    expect(state.value).toBe('Nairobi')
  },
)

test('of a thousand states each can be chosen', async () => {
  const states = Array.from({ length: 1000 }, (_, index) => ({ name: `State ${index + 1}` }))
  respondToStates(() => HttpResponse.json({ data: { states } }))
  const { user } = openWizard()
  await passCompany(user)
  await pickCountry(user, 'kenya')
  const last = await screen.findByText('State 1000')
  expect(last.closest('select')?.options).toHaveLength(1001)
  await user.selectOptions(screen.getByLabelText(/State/), 'State 1000')
  expect(input('state')?.value).toBe('State 1000')
})

test('states of the country chosen last are shown, whatever arrives later', async () => {
  const late: (() => void)[] = []
  respondToStates((body) => {
    const isKenya = JSON.stringify(body).includes('Kenya')
    const names = HttpResponse.json({
      data: { states: [{ name: isKenya ? 'Mombasa' : 'Ashanti' }] },
    })
    if (!isKenya) return names
    return new Promise((resolve) => late.push(() => resolve(names)))
  })
  const { user } = openWizard()
  await passCompany(user)
  for (const name of ['kenya', 'ghana']) {
    await pickCountry(user, name)
  }
  await screen.findByRole('option', { name: 'Ashanti' })
  for (const release of late) release()
  await settle()
  expect(screen.queryByRole('option', { name: 'Mombasa' })).toBe(null)
  expect(screen.queryByText('Unable to load states')).toBe(null)
})

test('another country empties the state', async () => {
  const { user } = openWizard()
  await passCompany(user)
  await passDetails(user)
  await press(user, 'Back')
  expect(input('state')?.value).toBe('Lagos')
  await pickCountry(user, 'ghana')
  expect(input('state')?.value).toBe('')
})

test('a country that is chosen is not asked for any more, the state still is', async () => {
  const { user } = openWizard()
  await passCompany(user)
  await press(user, 'Next')
  const country = screen.getByRole('combobox', { name: /Country/ })
  await vi.waitFor(() => expect(country.getAttribute('aria-invalid')).toBe('true'))
  await pickCountry(user, 'ghana')
  await screen.findByRole('option', { name: 'Lagos' })
  await settle()
  expect(screen.getByRole('combobox', { name: /Country/ }).getAttribute('aria-invalid')).not.toBe(
    'true',
  )
  expect(screen.queryByText('Country is required')).toBe(null)
  expect(screen.getByLabelText(/State/).getAttribute('aria-invalid')).toBe('true')
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

test('the description stops at 160 characters and counts them', async () => {
  const { user } = openWizard()
  await passCompany(user)
  await user.click(screen.getByLabelText(/Project description/))
  await user.paste('x'.repeat(170))
  expect(screen.getByText('160 / 160')).not.toBe(null)
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

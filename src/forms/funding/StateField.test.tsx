// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { respondToStates, useFakeBackend } from './fake-backend.fixture.ts'
import {
  openWizard,
  passCompany,
  passDetails,
  pickCountry,
  press,
  settle,
} from './wizard.fixture.tsx'

useFakeBackend()

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)

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

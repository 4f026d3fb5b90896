import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import {
  complete,
  goTo,
  openWizard,
  pickCountry,
  press,
  respondToStates,
  settle,
  useFakeBackend,
} from './funding.fixture.tsx'

useFakeBackend()

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)

const { businessName, businessEmail } = complete

async function openDetails(typed: Partial<typeof complete> = {}) {
  const page = openWizard({ businessName, businessEmail, ...typed })
  await goTo(page.user, 2)
  return page
}

test('where states cannot be loaded, the visitor is told and writes the state', async () => {
  respondToStates(() => HttpResponse.error())
  const { user } = await openDetails()
  await pickCountry(user, 'kenya')
  await screen.findByText('Unable to load states')
  const state = screen.getByLabelText<HTMLInputElement>(/State/)
  expect([state.tagName, state.name]).toEqual(['INPUT', 'state'])
  await user.type(state, 'Nairobi')
  expect(state.value).toBe('Nairobi')
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
  const { user } = await openDetails()
  await pickCountry(user, 'kenya')
  await pickCountry(user, 'ghana')
  await screen.findByRole('option', { name: 'Ashanti' })
  for (const release of late) release()
  await settle()
  expect(screen.queryByRole('option', { name: 'Mombasa' })).toBe(null)
  expect(screen.queryByText('Unable to load states')).toBe(null)
})

test('another country empties the state', async () => {
  const { user } = await openDetails(complete)
  expect(input('state')?.value).toBe('Lagos')
  await pickCountry(user, 'ghana')
  expect(input('state')?.value).toBe('')
})

test('a country that is chosen is not asked for any more, the state still is', async () => {
  const { user } = await openDetails()
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

import { useState } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { countries, countryByName } from '#shared/countries.ts'
import { LazyPicker } from './CountryField.tsx'

function Form() {
  const [name, setName] = useState('Kenya')
  return (
    <form>
      <label htmlFor="built-in">Where do you want to build?</label>
      <LazyPicker
        id="built-in"
        name="targetCountry"
        value={name}
        countries={countries}
        flags="/flags"
        chosen={countryByName(name)}
        onChoose={(country) => setName(country.name)}
      />
    </form>
  )
}

function open() {
  render(<Form />)
  return userEvent.setup()
}

const field = () => screen.getByRole('combobox', { name: 'Where do you want to build?' })
const value = () => document.querySelector<HTMLInputElement>('[name=targetCountry]')?.value

test('a native select offers every country until the list has loaded, and while it is in use', async () => {
  const user = open()
  // At once: the list may come with the next tick.
  act(() => field().focus())
  expect(screen.getAllByRole('option')).toHaveLength(countries.length)
  await import('#src/ui/combobox/CountryPicker.tsx')
  // From here on the list would come within a tick.
  await new Promise((resolve) => setTimeout(resolve, 50))
  await user.selectOptions(field(), 'Ghana')
  expect(value()).toBe('Ghana')
  await user.tab()
  await screen.findByRole('listbox', { hidden: true })
  expect([value(), field().textContent]).toEqual(['Ghana', 'Ghana'])
})

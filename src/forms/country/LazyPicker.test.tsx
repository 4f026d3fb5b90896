// @vitest-environment jsdom
import { useState } from 'react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { countries, countryByName } from '#shared/countries.ts'
import { LazyPicker, CountrySelect } from './CountryField.tsx'

function Form({ Picker = LazyPicker }: { Picker?: typeof LazyPicker }) {
  const [name, setName] = useState('Kenya')
  return (
    <form>
      <label htmlFor="built-in">Where do you want to build?</label>
      <Picker
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

function open(Picker?: typeof LazyPicker) {
  render(Picker ? <Form Picker={Picker} /> : <Form />)
  return userEvent.setup()
}

const button = () => screen.getByRole('combobox', { name: 'Where do you want to build?' })
/** The search of the open list, which gets the focus in an effect after it is drawn. */
async function focusedSearch() {
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search countries' })
  await waitFor(() => expect(document.activeElement).toBe(box))
  return box
}
const value = () => document.querySelector<HTMLInputElement>('[name=targetCountry]')?.value

test('a press before the list is there opens it, with the focus in its search', async () => {
  const user = open()
  expect(button().textContent).toBe('Kenya')
  await user.click(button())
  await focusedSearch()
  await user.keyboard('ghana{Enter}')
  expect([value(), button().textContent]).toEqual(['Ghana', 'Ghana'])
})

test('letters typed on the button before that are searched for', async () => {
  const user = open()
  await user.tab()
  await user.keyboard('rwa')
  expect((await focusedSearch()).value).toBe('rwa')
  await user.keyboard('{Enter}')
  expect(value()).toBe('Rwanda')
})

test('the focus stays on the button when the list arrives', async () => {
  const user = open()
  await user.tab()
  await screen.findByRole('listbox', { hidden: true })
  expect(document.activeElement).toBe(button())
})

test('nothing is fetched for a form that nobody touches', async () => {
  await import('#src/ui/combobox/CountryPicker.tsx')
  open()
  // From here on the list would come within a tick.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('listbox', { hidden: true })).toBe(null)
})

test('where the list does not arrive, the browser’s own offers every country', async () => {
  const user = open(CountrySelect)
  expect(screen.getAllByRole('option')).toHaveLength(countries.length)
  await user.selectOptions(button(), 'Ghana')
  expect(value()).toBe('Ghana')
})

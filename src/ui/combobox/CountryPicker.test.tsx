import { useState } from 'react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { countries, countryByCode } from './countries.fixture.ts'
import { CountryPicker } from './CountryPicker.tsx'

function Form({ start }: { start?: string }) {
  const [code, setCode] = useState(start)
  const [wasLeft, setLeft] = useState(false)
  const chosen = countryByCode(code)
  return (
    <form>
      <label htmlFor="built-in">Where do you want to build?</label>
      <CountryPicker
        id="built-in"
        name="targetCountry"
        value={chosen?.name ?? ''}
        countries={countries}
        flags="/flags"
        chosen={chosen}
        onChoose={(country) => setCode(country.code)}
        onLeave={() => setLeft(true)}
      />
      <button type="button">Next</button>
      <output>{wasLeft ? 'left' : 'not left'}</output>
    </form>
  )
}

function open(start?: string) {
  render(start === undefined ? <Form /> : <Form start={start} />)
  const button = screen.getByRole('combobox', { name: 'Where do you want to build?' })
  return { user: userEvent.setup(), button }
}

function value(): string | undefined {
  return document.querySelector<HTMLInputElement>('[name=targetCountry]')?.value
}

function active(): string | null | undefined {
  const search = screen.getByRole('combobox', { name: 'Search countries' })
  const option = document.getElementById(search.getAttribute('aria-activedescendant') ?? '')
  // What Enter would choose is told as the selected one.
  expect(option?.getAttribute('aria-selected') ?? 'true').toBe('true')
  return option?.textContent
}

test('a visitor opens the list, searches and picks a country with the mouse', async () => {
  const { user, button } = open()
  expect(button.textContent).toBe('Choose a country')
  expect(screen.queryByRole('listbox')).toBe(null)
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByRole('option')).toHaveLength(countries.length)
  await user.keyboard('keny')
  await user.click(screen.getByRole('option', { name: 'Kenya' }))
  expect(value()).toBe('Kenya')
  expect(button.textContent).toBe('Kenya')
  expect(screen.queryByRole('listbox')).toBe(null)
  expect(document.activeElement).toBe(button)
})

test('the keyboard alone is enough', async () => {
  const { user, button } = open('NG')
  await user.tab()
  expect(document.activeElement).toBe(button)
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('Nigeria')
  const chosen = screen.getByRole('option', { selected: true })
  expect(chosen.textContent).toBe('Nigeria')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('Niue')
  await user.keyboard('gha')
  expect(active()).toBe('Ghana')
  await user.keyboard('{Enter}')
  expect(value()).toBe('Ghana')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Next')
})

test('a letter typed on the button starts the search', async () => {
  const { user } = open()
  await user.tab()
  await user.keyboard('rwa{Enter}')
  expect(value()).toBe('Rwanda')
})

test('Escape closes the list, keeps the choice, and does not reach a dialog around it', async () => {
  const { user, button } = open('NG')
  let escapes = 0
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) escapes += 1
  })
  await user.click(button)
  await user.keyboard('gha{Escape}')
  expect([value(), escapes, button.getAttribute('aria-expanded')]).toEqual(['Nigeria', 0, 'false'])
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('status').textContent).toBe('not left')
})

test('a click beside the list and Tab close it without a choice, and the field was visited', async () => {
  const { user, button } = open()
  await user.click(button)
  await user.click(document.body)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  await user.tab()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(value()).toBe('')
  expect(screen.getByText('left')).not.toBe(null)
})

test('a search without result says so, and Enter neither picks nor submits', async () => {
  const { user, button } = open('NG')
  await user.click(button)
  await user.keyboard('qqq{Enter}')
  expect(screen.getByText('No country found')).not.toBe(null)
  expect(within(screen.getByRole('listbox')).queryAllByRole('option')).toEqual([])
  const search = screen.getByRole('combobox', { name: 'Search countries' })
  expect(search.getAttribute('aria-activedescendant')).toBe(null)
  expect(value()).toBe('Nigeria')
})

test('the phone list shows dial codes and finds them', async () => {
  const user = userEvent.setup()
  render(
    <CountryPicker
      id="dial"
      name="countryCode"
      value="+1"
      label="Country code"
      shows="dial"
      countries={countries}
      flags="/flags"
      chosen={countryByCode('CA')}
      onChoose={() => {}}
    />,
  )
  const button = screen.getByRole('combobox', { name: 'Country code' })
  expect(button.textContent).toBe('Canada+1')
  await user.click(button)
  await user.keyboard('+234')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Nigeria+234',
  ])
})

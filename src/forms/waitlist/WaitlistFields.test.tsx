// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { buildCountries, countries } from '#shared/countries.ts'
import { FormPlaceholder } from '#src/forms/form/FormSlot.tsx'
import { WaitlistFields } from './WaitlistFields.tsx'

afterEach(cleanup)

test('before the form’s script arrives, countries are chosen in native selects that keep their names', async () => {
  const user = userEvent.setup()
  const { container } = render(
    <MemoryRouter>
      <FormPlaceholder name="waitlist" email={null} phone={null} isLost={false}>
        <WaitlistFields />
      </FormPlaceholder>
    </MemoryRouter>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('There is no form.')
  const entries = () => Object.fromEntries(new FormData(form))
  const dial = screen.getByRole('combobox', { name: 'Country code' })
  const target = screen.getByRole('combobox', { name: 'Target country' })
  expect(dial.textContent.startsWith('+1+234 Nigeria')).toBe(true)
  expect(dial.querySelectorAll('option')).toHaveLength(1 + countries.length)
  expect(target.querySelectorAll('option')).toHaveLength(1 + buildCountries.length)
  expect(entries()).toMatchObject({ residentCountry: '', targetCountry: '', phoneNumber: '' })

  await user.selectOptions(dial, '+44 United Kingdom')
  await user.selectOptions(target, 'Kenya')
  await user.type(screen.getByLabelText('Phone number'), '7700')
  expect(entries()).toMatchObject({
    residentCountry: 'United Kingdom',
    targetCountry: 'Kenya',
    phoneNumber: '7700',
  })
})

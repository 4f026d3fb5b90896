import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { FundingForm } from './FundingForm.tsx'

/** The wizard in a dialog that is open; `closings` counts how often it was closed. */
export function openWizard() {
  const closings: true[] = []
  const page = render(
    <MemoryRouter>
      <dialog open>
        <FundingForm onDone={() => closings.push(true)} />
      </dialog>
    </MemoryRouter>,
  )
  return { user: userEvent.setup(), closings, ...page }
}

type User = ReturnType<typeof userEvent.setup>

export function press(user: User, name: string): Promise<void> {
  return user.click(screen.getByRole('button', { name }))
}

/** Fills step 1 and goes on. */
export async function passCompany(user: User): Promise<void> {
  await user.type(screen.getByLabelText('Business Name'), 'Umoro Homes')
  await user.type(screen.getByLabelText('Business email'), 'hello@umoro.example')
  await press(user, 'Next')
  await screen.findByRole('group', { name: 'Step 2 of 3: Funding Details' })
}

/** Picks a country by what is typed into the list's search. */
export async function pickCountry(user: User, typed: string): Promise<void> {
  // Its button replaces another one, which must not happen between the look-up and the click.
  await screen.findByRole('listbox', { name: 'Countries', hidden: true })
  await user.click(screen.getByRole('combobox', { name: /Country/ }))
  await screen.findByRole('combobox', { name: 'Search countries' })
  await user.keyboard(`${typed}{Enter}`)
}

/** Fills step 2 and goes on. */
export async function passDetails(user: User): Promise<void> {
  await user.type(screen.getByLabelText(/Project description/), 'Forty homes')
  await pickCountry(user, 'nigeria')
  await screen.findByRole('option', { name: 'Lagos' })
  await user.selectOptions(screen.getByLabelText(/State/), 'Lagos')
  await user.selectOptions(screen.getByLabelText(/Currency/), 'NGN')
  await user.type(screen.getByLabelText(/Amount/), '45000000.5')
  await press(user, 'Next')
  await screen.findByRole('group', { name: 'Step 3 of 3: Contact Person Details' })
}

/** Fills step 3, and does not submit. */
export async function fillPerson(user: User): Promise<void> {
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.type(screen.getByLabelText('Last name'), 'Obi')
  await user.type(screen.getByLabelText('Email'), 'ada@umoro.example')
  await user.selectOptions(screen.getByLabelText('Role'), 'Director')
  await user.type(screen.getByLabelText('Phone number'), '306 555 0100')
}

export function pdf(name = 'plan.pdf'): File {
  return new File(['%PDF-1.7 text'], name, { type: 'application/pdf' })
}

/** Waits until responses are rendered. */
export async function settle(): Promise<void> {
  await act(async () => {
    await new Promise<void>((resolve) => void setTimeout(resolve, 20))
  })
}

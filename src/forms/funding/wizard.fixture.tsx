import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { readDraft, saveDraft } from '#src/leads/details.ts'
import { FundingForm } from './FundingForm.tsx'

/** What a developer may have typed into all three steps. */
export const complete = {
  businessName: 'Umoro Homes',
  businessEmail: 'hello@umoro.example',
  projectDescription: 'Forty homes',
  country: 'Nigeria',
  state: 'Lagos',
  currency: 'NGN',
  amount: '45,000,000.5',
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@umoro.example',
  role: 'Director',
  phone: '306 555 0100',
}

/**
 * The wizard in a dialog that is open, with what was typed into it before; `closings` counts how often it
 * was closed.
 */
export function openWizard(typed: Partial<typeof complete> = {}) {
  saveDraft('funding', { ...readDraft('funding'), ...typed })
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

/** Goes on to step 2, 3 or, as the fourth, submits. */
export async function goTo(user: User, step: 2 | 3 | 4): Promise<void> {
  for (const name of ['Next', 'Next', 'Submit'].slice(0, step - 1)) {
    // oxlint-disable-next-line no-await-in-loop -- each step has its own button
    await press(user, name)
  }
}

/** Picks a country by what is typed into the list's search. */
export async function pickCountry(user: User, typed: string): Promise<void> {
  // Its button replaces another one, which must not happen between the look-up and the click.
  await screen.findByRole('listbox', { name: 'Countries', hidden: true })
  await user.click(screen.getByRole('combobox', { name: /Country/ }))
  await screen.findByRole('combobox', { name: 'Search countries' })
  await user.keyboard(`${typed}{Enter}`)
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

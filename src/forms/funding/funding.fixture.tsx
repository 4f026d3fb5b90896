import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { readDraft, saveDraft } from '#src/leads/details.ts'
import { http, HttpResponse } from 'msw'
import { useServer } from '#tests/support/server.ts'
import { afterEach, beforeEach, vi } from 'vitest'
import { resetStates } from '#src/leads/calls/states.ts'
import { leaveNothing } from '#src/forms/form/leave-nothing.fixture.ts'
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
  // Journeys in a browser see what cannot be pressed; jsdom needs a sixth of the time to look it up.
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), closings, ...page }
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

/** A picker replaces a native select, which must not happen between the look-up and the click. */
export async function waitForPicker(): Promise<void> {
  await vi.waitFor(() => {
    if (!document.querySelector('button[role=combobox]')) throw new Error('There is no picker yet.')
  })
}

/** Picks a country by what is typed into the list's search. */
export async function pickCountry(user: User, typed: string): Promise<void> {
  await waitForPicker()
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

/** The fake backend of a funding application: what it received, and how it responds. */
const server = useServer()
export const received: { applications: unknown[]; puts: string[] } = {
  applications: [],
  puts: [],
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Allow-Methods': 'PUT',
}

/** Serves the tests of a file, and takes away what each of them leaves behind. */
export function useFakeBackend(): void {
  beforeEach(respondNormally)
  afterEach(async () => {
    resetStates()
    await leaveNothing()
  })
}

/** Every call succeeds. */
function respondNormally(): void {
  received.applications = []
  received.puts = []
  let keys = 0
  respondToStates(() =>
    HttpResponse.json({ data: { states: [{ name: 'Lagos' }, { name: 'Kano' }] } }),
  )
  respondToApplication(() => new HttpResponse(null, { status: 200 }))
  respondToPut(() => new HttpResponse(null, { headers: cors }))
  server.use(
    http.post('*/identity/files/upload', () => {
      keys += 1
      const key = `landing/key-${keys}.pdf`
      return HttpResponse.json({ data: { url: `http://localhost:4100/uploads/${keys}`, key } })
    }),
    http.options('*/uploads/*', () => new HttpResponse(null, { headers: cors })),
  )
}

type Respond = () => Response | Promise<Response>

export function respondToStates(answer: (body: unknown) => Response | Promise<Response>): void {
  server.use(
    http.post('*/states', async ({ request }) => {
      const body: unknown = await request.json()
      return answer(body)
    }),
  )
}

export function respondToApplication(answer: Respond): void {
  server.use(
    http.post('*/iam/funding-application/create', async ({ request }) => {
      received.applications.push(await request.json())
      return answer()
    }),
  )
}

export function respondToPut(answer: Respond): void {
  server.use(
    http.put('*/uploads/*', ({ request }) => {
      received.puts.push(request.url)
      return answer()
    }),
  )
}

/** An upload that was refused by the host. */
export function putStatus(status: number): Response {
  return new HttpResponse(null, { status, headers: cors })
}

/** Delays uploads until the returned function is called; they then get this status. */
export function delayPuts(status: number): () => void {
  const waiting: (() => void)[] = []
  respondToPut(() => new Promise((resolve) => waiting.push(() => resolve(putStatus(status)))))
  return () => {
    for (const release of waiting) release()
  }
}

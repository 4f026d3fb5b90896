import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { MemoryRouter } from 'react-router-dom'
import { FundingForm } from './FundingForm.tsx'

/** The fake backend of a funding application: what it received, and how it responds. */
export const server = setupServer()
export const received: { applications: unknown[]; countries: unknown[]; puts: string[] } = {
  applications: [],
  countries: [],
  puts: [],
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Allow-Methods': 'PUT',
}

/** Every call succeeds. */
export function respondNormally(): void {
  received.applications = []
  received.countries = []
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

export function respondToStates(answer: (country: unknown) => Response | Promise<Response>): void {
  server.use(
    http.post('*/states', async ({ request }) => {
      const body: unknown = await request.json()
      received.countries.push(body)
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

/** Delays uploads until the returned function is called; they then get this status. */
export function delayPuts(status: number): () => void {
  const waiting: (() => void)[] = []
  respondToPut(() => new Promise((resolve) => waiting.push(() => resolve(putStatus(status)))))
  return () => {
    for (const release of waiting) release()
  }
}

/** Waits until responses are rendered. */
export async function settle(): Promise<void> {
  await act(async () => {
    await new Promise<void>((resolve) => void setTimeout(resolve, 20))
  })
}

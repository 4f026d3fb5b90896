import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useServer } from '#tests/support/server.ts'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outbox } from '#src/leads/outbox/outbox.ts'
import { readScheduleState } from '#src/browser/storage/scheduling.ts'
import { detailStorage, saveDraft } from '#src/leads/details.ts'
import { buildCountries, countries } from '#shared/countries.ts'
import { FormPlaceholder } from '#src/forms/form/FormSlot.tsx'
import { leaveNothing } from '#src/forms/form/leave-nothing.fixture.ts'
import { WaitlistFields, WaitlistTextsContext } from './WaitlistFields.tsx'
import { WaitlistForm } from './WaitlistForm.tsx'

const server = useServer()

const texts = {
  phoneHint: 'We will call this number once. Pick the country you live in.',
  build: 'Where do you want to build?',
  purpose: 'What kind of project?',
  comment: 'Anything we should know?',
  privacy: 'By sending this you agree to our [Privacy Policy].',
}
let sent: unknown[] = []

beforeEach(() => void (sent = []))
afterEach(leaveNothing)

function Where() {
  return <p>at {useLocation().pathname}</p>
}

async function open() {
  const page = render(
    <MemoryRouter initialEntries={['/schedule-call']}>
      <WaitlistTextsContext value={texts}>
        <WaitlistForm />
      </WaitlistTextsContext>
      <Where />
    </MemoryRouter>,
  )
  // Native selects are there before the pickers.
  await vi.waitFor(() => expect(page.container.querySelector('select')).toBeNull())
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), ...page }
}

function answer(response: () => Response | Promise<Response>): void {
  server.use(
    http.post('*/iam/waitlist/add', async ({ request }) => {
      sent.push(await request.json())
      return response()
    }),
  )
}

const build = () => screen.getByRole('combobox', { name: 'Where do you want to build?' })
const submit = () => screen.getByRole('button', { name: 'Submit & Schedule a Call' })

/** What a visitor may have typed already. */
const typed = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phoneNumber: '0803 123 4567',
  residentCountry: 'Nigeria',
  targetCountry: 'Ghana',
  purpose: 'Renovation',
}

test('a visitor joins the waitlist and goes on to the scheduler', async () => {
  answer(() => new HttpResponse(null, { status: 201 }))
  const { targetCountry, ...rest } = typed
  const { firstName, lastName, email } = typed
  // From an earlier visit: to type every text takes seconds on a busy machine.
  saveDraft('waitlist', { lastName, email })
  const { user } = await open()
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.click(screen.getByRole('combobox', { name: 'Country code' }))
  await screen.findByRole('combobox', { name: 'Search countries' })
  await user.keyboard('nigeria{Enter}')
  await user.type(screen.getByLabelText('Phone number'), '0803 123 4567')
  await user.click(screen.getByLabelText('Where do you want to build?'))
  await screen.findByRole('combobox', { name: 'Search countries' })
  await user.keyboard('ghana{Enter}')
  await user.click(screen.getByLabelText('Renovation'))
  await user.click(submit())
  await screen.findByText('at /schedule-call-calendly')
  const toast = await screen.findByText('Success')
  expect(toast.parentElement?.dataset['tone']).toBe('plain')
  const phoneNumber = '2348031234567'
  expect(sent).toEqual([{ ...rest, phoneNumber, buildCountry: targetCountry }])
  expect(readScheduleState(detailStorage)).toEqual({ firstName, lastName, email, phoneNumber })
})

test('a brick is filled for each answer', async () => {
  const { user, container } = await open()
  expect(container.querySelectorAll('[data-full]')).toHaveLength(0)
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.click(screen.getByLabelText('Renovation'))
  expect(container.querySelectorAll('[data-full]')).toHaveLength(2)
})

test('a failure is told after its prefix, and the visitor stays with all that was typed', async () => {
  answer(() => HttpResponse.json({ message: 'Already on the list' }, { status: 409 }))
  saveDraft('waitlist', typed)
  const { user } = await open()
  await user.click(submit())
  await screen.findByText('Error submitting form: Already on the list')
  expect(screen.getByText('at /schedule-call')).not.toBe(null)
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
  expect(readScheduleState(detailStorage)).toBe(null)
})

test('an answer 200 instead of 201 is not sent again by itself', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  answer(() => HttpResponse.json({}))
  saveDraft('waitlist', typed)
  const { user } = await open()
  await user.click(submit())
  const told = await screen.findByText('Error submitting form:')
  expect(told.closest('[role=alert]')).not.toBe(null)
  expect(screen.getByText('at /schedule-call')).not.toBe(null)
  await outbox.flush()
  expect(sent).toHaveLength(1)
  expect(await outbox.pending()).toMatchObject([{ held: true, mayHaveArrived: true }])
  // The visitor may, knowing that it may be there already.
  expect(await screen.findByRole('button', { name: 'Send again' })).not.toBe(null)
  expect(screen.getByText(/may already have arrived/)).not.toBe(null)
})

test('the summary of errors links to a country, whose message is tied to its picker', async () => {
  const { user } = await open()
  await user.click(submit())
  await screen.findByText('6 answers are missing')
  await user.click(screen.getByRole('link', { name: 'Target country is required' }))
  expect(document.activeElement).toBe(build())
  expect(build().getAttribute('aria-invalid')).toBe('true')
  const message = document.getElementById(build().getAttribute('aria-describedby') ?? '')
  expect(message?.textContent).toBe('Target country is required')
  expect(sent).toEqual([])
})

test('a short number gets advice that holds nobody up, a whole one is written as usual', async () => {
  const { user } = await open()
  const phone = screen.getByLabelText<HTMLInputElement>('Phone number')
  await user.type(phone, '30655')
  await user.tab()
  await screen.findByText('This looks short for a number in Canada.')
  expect(phone.getAttribute('aria-invalid')).toBe('false')
  await user.type(phone, '50100')
  await user.tab()
  await vi.waitFor(() => expect(phone.value).toBe('(306) 555-0100'))
  expect(screen.queryByText(/This looks/)).toBe(null)
})

test('a visitor who left the page is not fetched back by a late answer', async () => {
  const held: ((response: Response) => void)[] = []
  answer(() => new Promise((resolve) => held.push(resolve)))
  saveDraft('waitlist', typed)
  const { user, rerender } = await open()
  await user.click(submit())
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  rerender(
    <MemoryRouter initialEntries={['/schedule-call']}>
      <Where />
    </MemoryRouter>,
  )
  for (const release of held) release(new HttpResponse(null, { status: 201 }))
  await vi.waitFor(() => expect(readScheduleState(detailStorage)).not.toBe(null))
  expect(screen.getByText('at /schedule-call')).not.toBe(null)
})

test('before the form’s script arrives, countries are chosen in native selects that keep their names', async () => {
  const user = userEvent.setup({ delay: null })
  const { container } = render(
    <MemoryRouter>
      <FormPlaceholder name="waitlist" isLost={false}>
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

import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { hosts } from '#src/config/hosts.ts'
import type { Screens } from '#src/content/types.ts'
import { Scheduler } from './Scheduler.tsx'
import { WithContent } from './page.fixture.tsx'

const { origin } = new URL(hosts.scheduler)
const ada = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phoneNumber: '14035550148',
}
const booked = { event: 'calendly.event_scheduled', payload: {} }

beforeEach(() => void vi.useFakeTimers())

function open(words?: Screens['scheduler'] | null) {
  return render(page(words))
}

function page(words?: Screens['scheduler'] | null) {
  return (
    <MemoryRouter initialEntries={['/schedule-call-calendly']}>
      <WithContent words={words === undefined ? {} : { scheduler: words }}>
        <Routes>
          <Route path="/schedule-call-calendly" element={<Scheduler />} />
          <Route path="/waitlist-welcome" element={<p>Welcome</p>} />
        </Routes>
      </WithContent>
    </MemoryRouter>
  )
}

async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

function frame(): HTMLIFrameElement | null {
  return document.querySelector('iframe')
}

function post(data: unknown, from: { origin?: string; source?: Window | null } = {}) {
  const source = from.source === undefined ? (frame()?.contentWindow ?? null) : from.source
  const message = new MessageEvent('message', { data, origin: from.origin ?? origin, source })
  act(() => void window.dispatchEvent(message))
}

test('a loader is shown for three seconds, then the scheduler with the visitor’s name and email', async () => {
  sessionStorage.setItem('schedule', JSON.stringify(ada))
  open()
  await pass(2900)
  expect(screen.getByText('Loading the calendar').closest('[role=status]')).not.toBeNull()
  expect(frame()).toBeNull()
  await pass(200)
  const address = new URL(frame()?.src ?? '')
  expect(address.origin).toBe(origin)
  expect(address.searchParams.get('name')).toBe('Ada Obi')
  expect(address.searchParams.get('email')).toBe('ada@example.com')
  expect(frame()?.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  expect(frame()?.getAttribute('referrerpolicy')).toBe('strict-origin')
  expect(frame()?.title).toBeTruthy()
  post({ event: 'calendly.event_type_viewed' })
  expect(screen.queryByText('Loading the calendar')).toBeNull()
})

test('a direct visit works unfilled and shows the way to the form', async () => {
  open()
  await pass(3100)
  expect(new URL(frame()?.src ?? '').searchParams.has('email')).toBe(false)
  expect(screen.getByRole('link', { name: 'Fill in the form first' }).getAttribute('href')).toBe(
    '/schedule-call',
  )
})

test('nobody is sent to a form that is switched off', () => {
  render(
    <MemoryRouter>
      <WithContent unusedForms={['waitlist']}>
        <Scheduler />
      </WithContent>
    </MemoryRouter>,
  )
  expect(document.querySelector('main a[href="/schedule-call"]')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

test('who booked a call is welcomed after four seconds', async () => {
  open()
  await pass(3100)
  post({ event: 'calendly.event_type_viewed' })
  post(booked)
  expect(screen.getByText('Your call is booked.', { exact: false })).toBeTruthy()
  await pass(3900)
  expect(screen.queryByText('Welcome')).toBeNull()
  await pass(200)
  expect(screen.getByText('Welcome')).toBeTruthy()
})

test('forged messages, and one that comes before there is a frame, book nothing', async () => {
  open()
  post(booked, { source: null })
  await pass(3100)
  post({ event: 'calendly.event_type_viewed' })
  post(booked, { origin: 'https://evil.example' })
  post(booked, { source: window })
  post(booked, { source: null })
  post('calendly.event_scheduled')
  post({ event: 'event_scheduled' })
  await pass(20_000)
  expect(screen.queryByText('Welcome')).toBeNull()
  expect(screen.queryByText('Your call is booked.', { exact: false })).toBeNull()
})

test('who leaves during the four seconds is not called back', async () => {
  const { unmount } = open()
  await pass(3100)
  post(booked)
  // jsdom notifies other tabs of the booking in a timer.
  await pass(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a scheduler that does not come within ten seconds leaves a plain link, a number and another try', async () => {
  sessionStorage.setItem('schedule', JSON.stringify(ada))
  open()
  await pass(3100)
  if (frame()) fireEvent.load(frame() ?? document)
  await pass(9800)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(200)
  expect(screen.getByRole('alert').textContent).toContain('The calendar did not load')
  const link = screen.getByRole('link', { name: 'Open the scheduling page' })
  expect(link.getAttribute('href')).toBe(`${hosts.scheduler}?name=Ada+Obi&email=ada%40example.com`)
  expect(screen.getByRole('link', { name: '+234 000 555 0100' }).getAttribute('href')).toMatch(
    /^tel:/,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Loading the calendar')).toBeTruthy()
  await pass(3100)
  post({ event: 'calendly.event_type_viewed' })
  await pass(20_000)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a scheduler that comes late replaces the notice', async () => {
  open()
  await pass(3100)
  await pass(10_100)
  expect(screen.getByRole('alert')).toBeTruthy()
  post({ event: 'calendly.event_type_viewed' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('where the words are missing a visitor still books a call, and every link has a name', async () => {
  open(null)
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('')
  await pass(3100)
  expect(frame()?.title).toBeTruthy()
  await pass(10_100)
  const links = [...screen.getByRole('main').querySelectorAll('a')]
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) expect(link.textContent.trim()).not.toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(3100)
  post({ event: 'calendly.event_type_viewed' })
  post(booked)
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    '/waitlist-welcome',
  )
})

import { act, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { abuja } from '#src/sections/sections.fixture.ts'
import { Offices } from './Offices.tsx'

const saskatoon = {
  ...abuja,
  _id: 'saskatoon',
  city: 'Saskatoon',
  country: 'Canada',
  phone: '+1 306 555 0100',
  whatsapp: null,
  timeZone: 'America/Regina',
}
const section: Section<'offices'> = {
  _key: 'k',
  _type: 'offices',
  heading: 'Our offices',
  lead: null,
  formHeading: 'Write to us',
  noForm: true,
  offices: [abuja, saskatoon],
  contact: { email: 'hello@tofali.example', phone: '+234 000 555 0199', whatsapp: null },
  texts: { _id: 'formTexts', _type: 'formTexts', contact: null },
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-11-19T13:20:30Z') })
})

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

function office(index: number) {
  return screen.getAllByRole('article')[index] ?? document.body
}

function hourOf(card: HTMLElement) {
  const [, , now] = card.querySelectorAll('[viewBox="0 0 24 2"] path')
  return now ? Number(/^M(\d+) 1H/.exec(now.getAttribute('d') ?? '')?.[1]) : null
}

test('each office shows its own time and whether it is open', () => {
  render(<Offices section={section} />)
  expect(office(0).textContent).toContain('14:20 Open now')
  expect(hourOf(office(0))).toBe(14)
  expect(office(1).textContent).toContain('07:20 Opens at 08:00')
  expect(hourOf(office(1))).toBe(7)
})

test('the clocks move on as a minute begins, and stop when the page is left', () => {
  const { unmount } = render(<Offices section={section} />)
  pass(29_000)
  expect(office(0).textContent).toContain('14:20')
  pass(1_000)
  expect(office(0).textContent).toContain('14:21')
  pass(39 * 60_000)
  expect(office(1).textContent).toContain('08:00 Open now')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('the page as built holds no time', () => {
  const html = renderToString(<Offices section={section} />)
  expect(html).toContain('Open 08:00 to 17:00, Monday to Friday')
  expect(html).not.toMatch(/14:20|Open now|M14 1H15/)
})

test('an address is one line, whatever lines the editor wrote it in', () => {
  const address = '12 Kasuwa Crescent,\nWuse II\nAbuja'
  render(<Offices section={{ ...section, offices: [{ ...abuja, address }] }} />)
  expect(screen.getByText('12 Kasuwa Crescent, Wuse II, Abuja')).toBeTruthy()
})

test('a visitor can call, write on WhatsApp, or send an email', () => {
  render(<Offices section={section} />)
  const links = within(office(0)).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+2340005550100',
    'https://wa.me/2340005550100',
    'mailto:abuja@tofali.example',
  ])
  expect(links[1]?.textContent).toContain('Same number')
  expect(within(office(1)).queryByText('WhatsApp')).toBeNull()
})

test('an unknown time zone takes away the clock alone', () => {
  render(<Offices section={{ ...section, offices: [{ ...abuja, timeZone: 'Nowhere' }] }} />)
  expect(office(0).textContent).not.toContain('Open now')
  expect(hourOf(office(0))).toBeNull()
})

test('where the contact form is switched off there is no panel to write in', () => {
  render(<Offices section={section} />)
  expect(screen.queryByText('Write to us')).toBeNull()
  expect(screen.getAllByRole('link', { name: /Email/ })).toHaveLength(2)
})

test('a number without its country code opens no stranger in WhatsApp', () => {
  const local = { ...abuja, whatsapp: '0803 123 4567' }
  render(<Offices section={{ ...section, offices: [local] }} />)
  expect(screen.queryByText('WhatsApp')).toBeNull()
})

/** The offices beside a form with these words. */
function withForm(contact: NonNullable<Section<'offices'>['texts']>['contact']) {
  const texts = { _id: 'formTexts' as const, _type: 'formTexts' as const, contact }
  return (
    <MemoryRouter>
      <Offices section={{ ...section, noForm: null, texts }} />
    </MemoryRouter>
  )
}

test('a visitor reads an editor’s words in the form, before its code has loaded and after', async () => {
  vi.useRealTimers()
  const privacy = { privacy: 'Mind our [rules].', link: '/policy' } as const
  const edited = withForm({ _type: 'contactTexts', send: 'Post it', ...privacy, receipt: null })
  expect(renderToString(edited)).toMatch(/<button[^>]*>Post it<\/button>/)
  render(edited)
  const link = screen.getByRole('link', { name: 'rules' })
  expect(link.getAttribute('href')).toBe('/policy')
  expect(link.closest('p')?.textContent).toBe('Mind our rules.')
  await waitFor(() => expect(document.querySelector('noscript')).toBeNull(), { timeout: 5000 })
  expect(screen.getByRole('button', { name: 'Post it' })).toBeTruthy()
})

test('where the words are missing the form can be sent, and the policy be read', () => {
  render(withForm(null))
  expect(screen.getByRole('button', { name: 'Send message' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toBeTruthy()
})

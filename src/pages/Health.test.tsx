import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ContentCounts } from '#src/content/queries/health.ts'
import type { FormName } from '#shared/leads/forms.ts'
import { Health } from './Health.tsx'
import { WithContent } from './page.fixture.tsx'

const none = { linked: [], found: [] }
const paths =
  '/ /owner /contractor /lender /developer /pricing/enterprise /policy /schedule-call /waitlist-welcome'
const healthy: ContentCounts = {
  paths: paths.split(' '),
  languages: ['en', 'fr'],
  pages: [null, 'en', 'fr'],
  singletons: 5,
  menus: { linked: ['page-owner', null], found: ['page-owner', 'page-lender'] },
  questions: ['general', 'owner', 'enterprise', 'contractor', 'lender', 'developer', 'lender'],
  team: { linked: ['ada', 'ada', 'obi'], found: ['ada', 'obi'] },
  plans: none,
  compared: none,
  benefits: none,
  audiences: none,
  projects: none,
  houses: none,
  features: none,
  testimonials: none,
  partners: none,
  offices: none,
  legal: none,
}

interface FakeHosts {
  counts?: ContentCounts | null
  /** Hosts whose address has this do not answer. */
  down?: RegExp
  /** Hosts whose address has this answer with a status of 500. */
  broken?: RegExp
}

function fakeHosts({ counts = healthy, down, broken }: FakeHosts = {}) {
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const address = input instanceof Request ? input.url : String(input)
    if (down?.test(address)) throw new TypeError('Failed to fetch')
    if (address.includes('/data/query/')) return Response.json({ result: counts, ms: 1, query: '' })
    if (broken?.test(address)) return new Response(null, { status: 500 })
    // The page itself says what time it is.
    if (address === location.pathname)
      return new Response(null, { headers: { date: new Date().toUTCString() } })
    // As a browser hands it out: of any status, and of none that can be read.
    return Object.defineProperty(Response.error(), 'type', { value: 'opaque' })
  })
}

beforeEach(() => {
  fakeHosts()
  // On a busy machine even these hosts would count as slow.
  vi.useFakeTimers({ toFake: ['performance'] })
})

interface PageProps {
  waiting?: () => Promise<number>
  unusedForms?: FormName[]
}

function Page({ waiting = async () => 0, unusedForms = [] }: PageProps) {
  return (
    <MemoryRouter initialEntries={['/doctor']}>
      <WithContent unusedForms={unusedForms}>
        <Health outboxLength={waiting} />
      </WithContent>
    </MemoryRouter>
  )
}

async function finished() {
  await waitFor(() => expect(screen.getByText(/Checked today at/)).toBeTruthy())
}

function row(name: RegExp | string): HTMLElement {
  const found = screen.getByText(name, { selector: 'b' }).closest('li')
  if (!found) throw new Error('no such check')
  return found
}

test('a healthy site reads well from top to bottom', async () => {
  render(<Page />)
  await finished()
  expect(within(row('Pages')).getByText('6 of 6 needed are published.')).toBeTruthy()
  expect(within(row('Team')).getByText('2 published, 2 needed.')).toBeTruthy()
  expect(within(row('Languages')).getByText('Pages: English 2, French 1.')).toBeTruthy()
  expect(within(row('Frequent questions')).getByText('7 published, in 6 lists.')).toBeTruthy()
  expect(
    within(row('Messages waiting on this device')).getByText('None. All were sent.'),
  ).toBeTruthy()
  expect(within(row(/^Scheduler, /)).getByText('Answered.')).toBeTruthy()
  expect(within(row('Storage in this browser')).getByText('Works.')).toBeTruthy()
  expect(within(row('Clock')).getByText('Agrees with the server.')).toBeTruthy()
  expect(screen.queryByText('failed')).toBeNull()
  expect(screen.getByRole('img', { name: /^\d+ checks: \d+ ok$/ })).toBeTruthy()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('what is wrong comes first, with a word and a sentence', async () => {
  fakeHosts({
    down: /scheduler/,
    counts: {
      ...healthy,
      paths: ['/'],
      menus: { linked: ['page-owner'], found: ['page-home'] },
      team: { linked: ['ada', 'gone'], found: ['ada'] },
    },
  })
  render(<Page waiting={async () => 3} />)
  await finished()
  const states = screen
    .getAllByRole('listitem')
    .flatMap((item) => item.querySelector('[data-check]')?.textContent ?? [])
  expect(states.slice(0, 5)).toEqual(['failed', 'failed', 'failed', 'failed', 'slow'])
  expect(within(row('Pages')).getByText(/^1 of 6 needed .* Missing: \/owner, /)).toBeTruthy()
  expect(
    within(row('Pages in the menus')).getByText('1 published, 1 needed. Missing: page-owner.'),
  ).toBeTruthy()
  expect(within(row('Team')).getByText('1 published, 2 needed. Missing: gone.')).toBeTruthy()
  expect(
    within(row(/^Scheduler, /)).getByText(
      'Could not be reached. The booking page shows a plain link instead.',
    ),
  ).toBeTruthy()
  expect(within(row('Messages waiting on this device')).getByText('3')).toBeTruthy()
})

test('a content API that is down fails every check that queries it, and the page is shown', async () => {
  fakeHosts({ counts: null })
  render(<Page />)
  await finished()
  expect(within(row('Content')).getByText('failed')).toBeTruthy()
  expect(within(row('Pages')).getByText('failed')).toBeTruthy()
  expect(within(row(/^Scheduler/)).getByText('ok')).toBeTruthy()
})

test('a host that answers with an error has failed', async () => {
  fakeHosts({ broken: /scheduler/ })
  render(<Page />)
  await finished()
  expect(within(row(/^Scheduler/)).getByText(/^Answered with status 500\./)).toBeTruthy()
})

test('a host that says nothing for five seconds has failed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answer = fetch
  vi.stubGlobal('fetch', (input: string) =>
    input.includes('calculator') ? new Promise(() => {}) : answer(input),
  )
  render(<Page />)
  await vi.advanceTimersByTimeAsync(4000)
  expect(screen.queryByText(/Checked today at/)).toBeNull()
  await vi.advanceTimersByTimeAsync(1200)
  await finished()
  expect(within(row(/^Cost calculator/)).getByText('No answer in 5 seconds.')).toBeTruthy()
  expect(within(row(/^Cost calculator/)).getByText('no answer')).toBeTruthy()
})

test('"Check again" runs every check again', async () => {
  fakeHosts({ down: /scheduler/ })
  render(<Page />)
  await finished()
  expect(within(row(/^Scheduler/)).getByText('failed')).toBeTruthy()
  fakeHosts()
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await finished()
  await waitFor(() => expect(within(row(/^Scheduler/)).getByText('ok')).toBeTruthy())
})

test('the report is copied as plain text that holds nothing about the visitor', async () => {
  const user = userEvent.setup()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  render(<Page />)
  await finished()
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  const [text = ''] = write.mock.calls[0] ?? []
  expect(text).toMatch(/^Site health, \d{4}-/)
  expect(text).toContain('OK Pages: 6 of 6 needed are published. (9)')
  expect(text).toContain('Version: ')
  expect(await screen.findByText('The report is copied.')).toBeTruthy()
})

test('where copying is refused a visitor reads what to do instead', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  render(<Page />)
  await finished()
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  expect(await screen.findByText(/Select the text of this page/)).toBeTruthy()
})

test('before any script the page lists what it would check', () => {
  const html = renderToString(<Page />)
  expect(html).toContain('Being checked.')
  expect(html).toContain('Scheduler, ')
  expect(html).toMatch(/<noscript>.*take scripts/)
})

test('nothing is missed that only a switched-off form needs', async () => {
  const without = ['/schedule-call', '/waitlist-welcome']
  const counts = { ...healthy, paths: healthy.paths.filter((path) => !without.includes(path)) }
  fakeHosts({ counts, down: /\/sheet|\/api$/ })
  render(<Page unusedForms={['waitlist', 'inline-contact', 'profile']} />)
  await finished()
  expect(within(row('Pages')).getByText('4 of 4 needed are published.')).toBeTruthy()
  expect(screen.queryByText(/^(Inline contact form|Profiles)/)).toBeNull()
  expect(screen.queryByText('failed')).toBeNull()
})

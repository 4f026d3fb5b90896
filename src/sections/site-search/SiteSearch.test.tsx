import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useServer } from '#tests/support/server.ts'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { SiteSearch } from './SiteSearch.tsx'

const asked: string[] = []
const server = useServer(
  http.get('*/search-index.json', ({ request }) => {
    asked.push(request.url)
    const text = 'A milestone is a piece of work.'
    return HttpResponse.json({
      pages: [{ path: '/owner', title: 'Owners', text, about: '' }, 'broken'],
      questions: [{ path: '/lender', title: 'Can I stop it?', text, about: 'For lenders' }],
    })
  }),
)
afterEach(() => {
  asked.length = 0
  history.replaceState(null, '', '/')
})

const section = {
  _key: 'k',
  _type: 'siteSearch' as const,
  heading: 'Search',
  note: null,
  start: 'Start here',
  results: 'Results for {query}: {count}',
  corrected: 'Nothing is written {query}.',
  none: 'Nothing for {query}',
  noneText: 'We looked in {pages} pages.',
  loading: 'Fetching the list',
  loadingText: 'Once.',
  failed: 'The list did not load',
  failedText: 'Your word {query} is kept.',
  topics: [],
  guides: [],
  links: [{ label: 'About us', to: '/about-us' }],
}

function show(address = '/search') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={new QueryClient()}>
        <SiteSearch section={section} first />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

test('a word is searched on the device: the list of texts loads at the first focus, once, and no request has the word', async () => {
  show()
  expect(screen.getByRole('link', { name: 'About us' })).toBeDefined()
  const field = screen.getByRole('searchbox', { name: /Search guides/ })
  await userEvent.type(field, 'milstone')
  expect(await screen.findByText('Results for milestone: 2')).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('Nothing is written milstone.')
  expect(screen.getByRole('link', { name: 'Owners' }).getAttribute('href')).toBe('/owner')
  expect(screen.getAllByText('milestone', { selector: 'mark' })).toHaveLength(2)
  expect(screen.queryByRole('link', { name: 'About us' })).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(location.search).toBe('?q=milstone')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Owners')
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(field)
  expect(asked).toEqual(['http://localhost:3000/search-index.json'])
})

test('a word in the address is searched at once; with none that fits, its parts are offered', async () => {
  show('/search?q=zzzz+owners')
  expect((await screen.findByRole('heading', { name: 'Nothing for zzzz owners' })).tagName).toBe(
    'H2',
  )
  expect(screen.getByRole('link', { name: 'owners' }).getAttribute('href')).toContain('?q=owners')
  expect(screen.getByRole('link', { name: 'About us' })).toBeDefined()
})

test('of a whole page in the address only the beginning is searched', async () => {
  show(`/search?q=${'zzzz+'.repeat(2000)}`)
  expect(await screen.findByRole('heading', { name: /^Nothing for zzzz/ })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toHaveLength(200)
})

test('without its texts the search keeps the word, shows the list and can be tried again', async () => {
  server.use(http.get('*/search-index.json', () => HttpResponse.error(), { once: true }))
  show('/search?q=milestone')
  expect((await screen.findByRole('alert')).textContent).toContain('Your word milestone is kept.')
  expect(screen.getByRole('link', { name: 'About us' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Results for milestone: 2')).toBeDefined()
})

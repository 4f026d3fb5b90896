import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContentPage } from './ContentPage.tsx'
// Loaded before the page, which would ask again after waiting for it.
import './NotFound.tsx'
import { WithContent } from './page.fixture.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

function open(path: string, before: string[] = []) {
  render(
    <MemoryRouter initialEntries={[...before, path]}>
      <WithContent>
        <ContentPage />
      </WithContent>
      <Address />
    </MemoryRouter>,
  )
}

function Address() {
  const { pathname, search, hash } = useLocation()
  return <span data-testid="address">{pathname + search + hash}</span>
}

function answerWith(result: unknown) {
  const ask = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ result, ms: 1, query: '' }),
  )
  vi.stubGlobal('fetch', ask)
  return ask
}

const landing = {
  _id: 'page-new',
  _type: 'page',
  title: 'New',
  path: '/new',
  signUpLabel: null,
  translations: null,
  seo: { _type: 'seo', title: 'New | Tofali', description: 'New.', image: null, noIndex: false },
  sections: [
    { _key: 'h', _type: 'hero', heading: 'Fresh from the Studio', lead: 'Hello.', tone: 'bush' },
  ],
}

test('a visitor of an unknown path waits while the CMS is asked, then reads that there is none', async () => {
  const ask = answerWith(null)
  open('/nowhere')
  expect(screen.getByText('Loading the page').closest('[role=status]')).not.toBeNull()
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  // For the default language, the page, then a redirect.
  expect(ask).toHaveBeenCalledTimes(3)
  expect(screen.getByText('404 error')).toBeTruthy()
  expect(
    screen.getByText(
      "Sorry, the page you are looking for doesn't exist. Here are some helpful links:",
    ),
  ).toBeTruthy()
  expect(screen.getByRole('main').querySelector('a[href="/pricing/enterprise"]')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Page not found | Tofali')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('a content API that is down ends in "Page not found", not in an error screen', async () => {
  vi.stubGlobal('fetch', async () => new Response('no', { status: 400 }))
  open('/nowhere')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('"Go Back" leads home where there is nothing to go back to', async () => {
  answerWith(null)
  const pages = vi.spyOn(history, 'length', 'get').mockReturnValue(1)
  open('/nowhere')
  const button = await screen.findByRole('button', { name: 'Go Back' })
  answerWith([{ ...landing, path: '/' }])
  await userEvent.click(button)
  expect(pages).toHaveBeenCalled()
  expect(await screen.findByRole('heading', { name: 'Fresh from the Studio' })).toBeTruthy()
})

test('"Go Back" leads to the page before', async () => {
  answerWith(null)
  vi.spyOn(history, 'length', 'get').mockReturnValue(2)
  open('/nowhere', ['/new'])
  const button = await screen.findByRole('button', { name: 'Go Back' })
  answerWith([landing])
  await userEvent.click(button)
  expect(await screen.findByRole('heading', { name: 'Fresh from the Studio' })).toBeTruthy()
})

test.each([
  ['/new', '/new?utm=1#part'],
  ['/new?ref=spring', '/new?ref=spring&utm=1#part'],
  ['/new#questions', '/new?utm=1#questions'],
])(
  'a redirect to %s that an editor made since the build leads on at once, and keeps the campaign',
  async (to, address) => {
    const moved = { _id: 'r', from: '/old-offer', to, permanent: false }
    const answer = (asked: string) => {
      if (asked.includes('_type == "redirect"')) return { redirects: [moved], pages: [] }
      return asked.includes('/old-offer') ? null : [landing]
    }
    // A long query is the body of the request.
    vi.stubGlobal('fetch', async (url: string | URL, { body }: RequestInit = {}) => {
      const asked = decodeURIComponent(String(url).replaceAll('+', ' ')) + JSON.stringify(body)
      return Response.json({ result: answer(asked), ms: 1, query: '' })
    })
    open('/old-offer?utm=1#part')
    expect(await screen.findByRole('heading', { name: 'Fresh from the Studio' })).toBeTruthy()
    expect(screen.getByTestId('address').textContent).toBe(address)
    expect(document.title).toBe('New | Tofali')
  },
)

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { openDialogsInJsdom } from './dialogs/jsdom-dialogs.fixture.ts'
import { RouteChange } from './RouteChange.tsx'

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  openDialogsInJsdom()
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
})

/** A page whose heading may arrive later than its route. */
function Page({ arrival }: { arrival: Promise<void> | null }) {
  const { pathname } = useLocation()
  const [shown, setShown] = useState(pathname)
  useEffect(() => void arrival?.then(() => setShown(pathname)), [pathname, arrival])
  return (
    <main>
      <title>{`Title of ${pathname}`}</title>
      {shown === pathname || arrival === null ? <h1>Page {pathname}</h1> : <p>Loading</p>}
      <Link to="/lender">Lenders</Link>
      <Link to="#questions">Questions</Link>
      <Link to="/policy#late%20part">Policy</Link>
    </main>
  )
}

function visit(arrival: Promise<void> | null = null) {
  render(
    <MemoryRouter>
      <RouteChange />
      <Page arrival={arrival} />
      <dialog aria-label="Open dialog" open />
    </MemoryRouter>,
  )
  return userEvent.setup()
}

test('the first page keeps its focus and its place, and nothing is announced', async () => {
  visit()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(document.body)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a new page starts at the top, its heading has the focus and its title is announced', async () => {
  const user = visit()
  await user.click(screen.getByRole('link', { name: 'Lenders' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Title of /lender'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Page /lender' }))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

test('a page that loads slowly gets the focus when its heading is there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const user = visit(promise)
  await user.click(screen.getByRole('link', { name: 'Lenders' }))
  expect(document.activeElement?.tagName).toBe('A')
  resolve()
  const heading = await screen.findByRole('heading', { name: 'Page /lender' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('an open dialog closes with its page', async () => {
  const user = visit()
  expect(screen.getByRole('dialog')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Lenders' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a jump within the page shows its place, and neither scrolls to the top nor takes the focus', async () => {
  const user = visit()
  const place = document.createElement('section')
  place.id = 'questions'
  const bringIntoView = vi.fn<() => void>()
  place.scrollIntoView = bringIntoView
  screen.getByRole('main').append(place)
  await user.click(screen.getByRole('link', { name: 'Questions' }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(scrollTo).not.toHaveBeenCalled()
  expect(document.activeElement?.textContent).toBe('Questions')
  expect(bringIntoView).toHaveBeenCalledOnce()
})

test('a place on the new page is brought into view once its section is there', async () => {
  const user = visit()
  await user.click(screen.getByRole('link', { name: 'Policy' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Title of /policy'))
  const part = document.createElement('section')
  part.id = 'late part'
  const bringIntoView = vi.fn<(options: unknown) => void>()
  part.scrollIntoView = bringIntoView
  screen.getByRole('main').append(part)
  await waitFor(() => expect(bringIntoView).toHaveBeenCalledOnce())
  expect(bringIntoView).toHaveBeenCalledWith({ behavior: 'instant' })
})

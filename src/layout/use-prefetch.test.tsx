// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { usePrefetch } from './use-prefetch.ts'

interface PageProps {
  load?: (path: string) => void
  onFollow?: () => void
}

const nobody = () => {}

/** A page whose only known neighbour is `/owner`. */
function Page({ load = nobody, onFollow }: PageProps) {
  usePrefetch({ load, isHere: (path) => path === '/owner' })
  return (
    <main>
      <a href="/lender?from=home#top" onClick={onFollow}>
        Lenders
      </a>
      <a href="/owner" onClick={onFollow}>
        Owners
      </a>
      <a href="/media/film.webm">The film</a>
      <a href="https://elsewhere.example/lender">Elsewhere</a>
      <a href="//elsewhere.example/lender">Without a scheme</a>
      <a href="#top">Up</a>
    </main>
  )
}

function pointAt(...names: string[]): string[] {
  const load = vi.fn<(path: string) => void>()
  render(<Page load={load} />, { wrapper: MemoryRouter })
  for (const name of names) fireEvent.pointerOver(screen.getByRole('link', { name }))
  return load.mock.calls.map(([path]) => path)
}

test('the page behind a link is fetched once the pointer is over it', () => {
  expect(pointAt('Lenders')).toEqual(['/lender'])
})

/** Renders the page; returns what was fetched, and what brings its links into view or out of it. */
function scrolled() {
  vi.useFakeTimers()
  let see: (isIntersecting: boolean, place: number) => void = nobody
  class Observer {
    readonly #links: Element[] = []
    constructor(tell: (entries: object[]) => void) {
      see = (isIntersecting, place) => tell([{ isIntersecting, target: this.#links[place] }])
    }
    observe(link: Element) {
      this.#links.push(link)
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const load = vi.fn<(path: string) => void>()
  const { unmount } = render(<Page load={load} />, { wrapper: MemoryRouter })
  return { load, see: (isSeen: boolean, place = 0) => see(isSeen, place), unmount }
}

test('the page behind a link that stays in view is fetched, not of one that is scrolled past', () => {
  const { load, see } = scrolled()
  see(true)
  vi.advanceTimersByTime(300)
  see(false)
  vi.advanceTimersByTime(5000)
  expect(load).not.toHaveBeenCalled()
  see(true)
  vi.advanceTimersByTime(1000)
  expect(load).toHaveBeenCalledExactlyOnceWith('/lender')
})

test('of several links in view one page is fetched, and the next when that link has gone', () => {
  const { load, see } = scrolled()
  see(true, 0)
  see(true, 1)
  vi.advanceTimersByTime(5000)
  expect(load).toHaveBeenCalledExactlyOnceWith('/lender')
  see(false, 0)
  vi.advanceTimersByTime(1000)
  expect(load).toHaveBeenLastCalledWith('/owner')
})

test('on a slow connection a link that is merely in view fetches nothing', () => {
  vi.stubGlobal('navigator', { connection: { effectiveType: '3g', rtt: 450 } })
  const { load, see } = scrolled()
  see(true)
  vi.advanceTimersByTime(5000)
  expect(load).not.toHaveBeenCalled()
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Lenders' }))
  expect(load).toHaveBeenCalledExactlyOnceWith('/lender')
})

test('a page that is left fetches nothing any more', () => {
  const { load, see, unmount } = scrolled()
  see(true)
  unmount()
  vi.advanceTimersByTime(5000)
  expect(load).not.toHaveBeenCalled()
})

test('a file, another site and a place on this page are no pages', () => {
  expect(pointAt('The film', 'Elsewhere', 'Without a scheme', 'Up')).toEqual([])
})

test.each([
  ['Lenders', { effectiveType: '3g', rtt: 450 }, 'browser'],
  ['Lenders', { effectiveType: '4g', rtt: 50 }, 'router'],
  ['Owners', { effectiveType: '3g', rtt: 450 }, 'router'],
])('the link %s on the connection %o is followed by the %s', (name, connection, follower) => {
  vi.stubGlobal('navigator', { connection })
  const onFollow = vi.fn<() => void>()
  render(<Page onFollow={onFollow} />, { wrapper: MemoryRouter })
  fireEvent.click(screen.getByRole('link', { name }))
  expect(onFollow).toHaveBeenCalledTimes(follower === 'router' ? 1 : 0)
})

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePrefetch } from './use-prefetch.ts'

interface PageProps {
  load?: (path: string) => void
  onFollow?: () => void
}

const nobody = () => {}

/** A page whose only known neighbor is `/owner`. */
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
  render(<Page load={load} />)
  for (const name of names) fireEvent.pointerOver(screen.getByRole('link', { name }))
  return load.mock.calls.map(([path]) => path)
}

test('the page behind a link is fetched once the pointer is over it', () => {
  expect(pointAt('Lenders')).toEqual(['/lender'])
})

test('a visitor who saves data fetches nothing ahead', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(pointAt('Lenders')).toEqual([])
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
  render(<Page onFollow={onFollow} />)
  fireEvent.click(screen.getByRole('link', { name }))
  expect(onFollow).toHaveBeenCalledTimes(follower === 'router' ? 1 : 0)
})

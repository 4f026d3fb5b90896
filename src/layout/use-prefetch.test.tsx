// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { usePrefetch } from './use-prefetch.ts'

afterEach(cleanup)

function Page({ load }: { load: (path: string) => void }) {
  usePrefetch(load)
  return (
    <main>
      <a href="/lender?from=home#top">Lenders</a>
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

test('a file, another site and a place on this page are no pages', () => {
  expect(pointAt('The film', 'Elsewhere', 'Without a scheme', 'Up')).toEqual([])
})

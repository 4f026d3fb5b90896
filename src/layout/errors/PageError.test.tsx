// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChunkLoadError } from '#src/lib/chunk-load-error.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageError } from './PageError.tsx'
import { settings } from '#src/layout/shell.fixture.ts'

afterEach(cleanup)

test.each([
  [{ status: 404, statusText: 'Not Found' }, '404 Not Found'],
  [{ status: 500 }, '500'],
  [new Error('The wall fell'), 'The wall fell'],
  ['A plain sentence', 'A plain sentence'],
  [undefined, 'Unknown error'],
  [{ message: {} }, 'Unknown error'],
])('a visitor can read out what went wrong: %o', (error, line) => {
  render(<PageError error={error} settings={settings} />)
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Unexpected Application Error!' }),
  )
  expect(screen.getByText(line)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: settings.phone }).getAttribute('href')).toBe(
    'tel:+2340005550100',
  )
})

test('a part of the page that did not arrive can be tried again', () => {
  render(<PageError error={new ChunkLoadError('pricing', 'timeout')} settings={null} />)
  expect(screen.getByText('Loading chunk pricing failed (timeout)')).toBeTruthy()
  const again = screen.getByRole('button', { name: 'Try again' })
  const home = screen.getByRole('link', { name: 'Take me home' })
  expect(again.compareDocumentPosition(home) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
})

function Section({ broken }: { broken: boolean }) {
  if (broken) throw new Error('planted')
  return <p>All well</p>
}

function showError(error: unknown) {
  return <PageError error={error} settings={null} />
}

function Page({ broken, path }: { broken: boolean; path: string }) {
  return (
    <ErrorBoundary resetKey={path} fallback={showError}>
      <Section broken={broken} />
    </ErrorBoundary>
  )
}

test('what fails is caught, and the next page gets a new chance', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(<Page broken path="/a" />)
  expect(screen.getByText('planted')).toBeTruthy()
  rerender(<Page broken={false} path="/b" />)
  expect(screen.getByText('All well')).toBeTruthy()
  vi.mocked(console.error).mockClear()
})

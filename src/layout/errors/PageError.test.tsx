import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChunkLoadError } from '#src/browser/load-chunk.ts'
import { ErrorBoundary } from '#src/ui/lazy/ErrorBoundary.tsx'
import { PageError } from './PageError.tsx'
import { settings } from '#src/layout/shell.fixture.ts'

test.each([
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
  // Nobody knows whether a form that was being sent has arrived.
  expect(screen.queryByText(/Nothing you typed has been sent/)).toBeNull()
  expect(screen.getByText(/may have reached us/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: settings.phone }).getAttribute('href')).toBe(
    'tel:+2340005550100',
  )
})

test.each([
  ['pricing', 'timeout'],
  ['not-found', 'missing'],
] as const)('a page whose part %s is lost has the heading of every failure', (chunk, reason) => {
  render(<PageError error={new ChunkLoadError(chunk, reason)} settings={null} />)
  const heading = screen.getByRole('heading', { name: 'Unexpected Application Error!' })
  const sentence = screen.getByText(`Loading chunk ${chunk} failed (${reason})`)
  const again = screen.getByRole('button', { name: 'Try again' })
  const home = screen.getByRole('link', { name: 'Take me home' })
  const inOrder = [heading, sentence, again, home]
  for (const [at, next] of inOrder.slice(1).entries())
    expect(inOrder[at]?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a failure of a page in another language leads to the home page of that language', () => {
  history.replaceState(null, '', '/fr/contact')
  render(<PageError error={new Error('The wall fell')} settings={settings} />)
  const addresses = screen
    .getAllByRole('link', { name: /home/ })
    .map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/fr', '/fr'])
  history.replaceState(null, '', '/')
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

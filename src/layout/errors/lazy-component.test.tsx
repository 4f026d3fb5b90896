import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#src/ui/lazy/ErrorBoundary.tsx'
import { PageError } from './PageError.tsx'
import { lazy } from '#src/ui/lazy/lazy.tsx'

function showError(error: unknown) {
  return <PageError error={error} settings={null} />
}

const noted = () => Number(sessionStorage.getItem('reloaded-for-chunk'))

function showLost(name: string) {
  const Lost = lazy(
    name,
    (): Promise<{ Part: () => ReactNode }> => Promise.reject(new TypeError('Failed to fetch')),
    'Part',
  )
  return render(
    <ErrorBoundary fallback={showError}>
      <Suspense fallback={<p>Loading</p>}>
        <Lost />
      </Suspense>
    </ErrorBoundary>,
  )
}

test('a deploy a minute after the last reload may reload the page again', async () => {
  // jsdom says there that it cannot load a page.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const before = Date.now()
  sessionStorage.setItem('reloaded-for-chunk', String(before - 61_000))
  showLost('health')
  await vi.waitFor(() => expect(noted()).toBeGreaterThanOrEqual(before))
  expect(screen.getByText('Loading')).toBeTruthy()
  vi.mocked(console.error).mockClear()
})

test('the lost scripts of several sections reload the page once, not once each', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  showLost('featureTabs')
  await vi.waitFor(() => expect(noted()).toBeGreaterThan(0))
  const first = noted()
  showLost('testimonials')
  expect(await screen.findByText('Loading chunk testimonials failed (missing)')).toBeTruthy()
  expect(noted()).toBe(first)
  vi.mocked(console.error).mockClear()
})

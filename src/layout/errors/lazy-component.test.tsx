// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#src/layout/errors/ErrorBoundary.tsx'
import { PageError } from '#src/layout/errors/PageError.tsx'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function showError(error: unknown) {
  return <PageError error={error} settings={null} />
}

test('a page that arrives is shown, and a later deploy may load the site afresh again', async () => {
  sessionStorage.setItem('reloaded-for-health', '1')
  const Health = lazyComponent('health', async () => () => <p>Well</p>)
  render(
    <Suspense fallback={null}>
      <Health />
    </Suspense>,
  )
  expect(await screen.findByText('Well')).toBeTruthy()
  expect(sessionStorage.getItem('reloaded-for-health')).toBeNull()
})

test('a page that is missing though the site was loaded afresh says which, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  sessionStorage.setItem('reloaded-for-health', '1')
  const Health = lazyComponent('health', (name) =>
    loadChunk(name, () => Promise.reject(new TypeError('Failed to fetch'))),
  )
  render(
    <ErrorBoundary fallback={showError}>
      <Suspense fallback={null}>
        <Health />
      </Suspense>
    </ErrorBoundary>,
  )
  expect(await screen.findByText('Loading chunk health failed (missing)')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  vi.mocked(console.error).mockClear()
})

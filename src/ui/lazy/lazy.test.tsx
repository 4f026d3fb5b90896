import { Suspense } from 'react'
import type { FunctionComponent } from 'react'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showBuilt } from '#tests/support/built-page.ts'
import { LazyNotice, lazy, useLazy } from './lazy.tsx'

function Tabs() {
  return <p>Tabs</p>
}

function lazyTabs() {
  return lazy('tabs', async () => ({ Tabs }), 'Tabs')
}

function drawn(Part: FunctionComponent) {
  return (
    <Suspense fallback="waiting">
      <Part />
    </Suspense>
  )
}

test('a component that has not loaded is waited for', async () => {
  await act(async () => void render(drawn(lazyTabs())))
  expect(await screen.findByText('Tabs')).toBeTruthy()
})

test('a component that was loaded before its page is opened is drawn with it', async () => {
  const Part = lazyTabs()
  await Part.load()
  render(drawn(Part))
  expect(screen.getByText('Tabs')).toBeTruthy()
})

test('a form whose code did not arrive loads by itself when the visitor is online again', async () => {
  let isOffline = true
  const Part = lazy(
    'tabs',
    () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ Tabs })),
    'Tabs',
  )
  function Slot() {
    const part = useLazy(Part, true)
    return part.state === 'ready' ? <part.Component /> : <LazyNotice of={part}>waiting</LazyNotice>
  }
  render(<Slot />)
  expect(await screen.findByRole('alert')).toBeTruthy()
  isOffline = false
  // React listens in an effect, which comes after what it shows.
  await act(async () => {})
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Tabs')).toBeTruthy()
})

test('a part of the built page whose code did not arrive stays readable until the visitor is online again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<{ Tabs: typeof Tabs }>>(async () => ({ Tabs }))
  load.mockRejectedValueOnce(new Error('offline'))
  const { container, hydrate } = showBuilt(drawn(Tabs))
  const built = container.querySelector('p')
  await act(async () => void hydrate(drawn(lazy('tabs', load, 'Tabs'))))
  expect(load).toHaveBeenCalledOnce()
  expect(container.querySelector('p')).toBe(built)
  onLine.mockReturnValue(true)
  await act(async () => void dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(2)
  expect(container.querySelector('p')).toBe(built)
})

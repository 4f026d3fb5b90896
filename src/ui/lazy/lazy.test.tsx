import { Suspense } from 'react'
import type { FunctionComponent } from 'react'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lazy } from './lazy.tsx'

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

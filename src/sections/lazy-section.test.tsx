// @vitest-environment jsdom
import { Suspense } from 'react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { lazySection, preloadSections } from './lazy-section.tsx'

afterEach(cleanup)

function Tabs() {
  return <p>Tabs</p>
}

function draw(type: string) {
  const Section = lazySection(
    type,
    async () => ({ Tabs }),
    (m) => m.Tabs,
  )
  return (
    <Suspense fallback="waiting">
      <Section />
    </Suspense>
  )
}

test('a section whose code is not here yet is waited for', async () => {
  await act(async () => void render(draw('late-tabs')))
  expect(await screen.findByText('Tabs')).toBeTruthy()
})

test('a section that was loaded before its page is opened is drawn with it', async () => {
  const page = draw('early-tabs')
  await preloadSections(['early-tabs'])
  render(page)
  expect(screen.getByText('Tabs')).toBeTruthy()
})

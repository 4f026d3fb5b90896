import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { Steps } from './Steps.tsx'

test('the steps are an ordered list, in the order of the editor', () => {
  const titles = ['Get a unique link', 'Share it', 'Friends sign up']
  drawsSection(Steps, {
    _key: 's',
    _type: 'steps',
    heading: 'How it works',
    lead: null,
    items: titles.map((title) => ({ _key: title, _type: 'step' as const, title, body: 'So.' })),
  })()
  const list = screen.getByRole('list')
  expect(list.tagName).toBe('OL')
  const shown = within(list).getAllByRole('heading', { level: 3 })
  expect(shown.map((title) => title.textContent)).toEqual(titles)
})

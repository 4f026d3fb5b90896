// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { Steps } from './Steps.tsx'

function show(...titles: string[]) {
  const items = titles.map((title) => ({ _key: title, _type: 'step' as const, title, body: 'So.' }))
  const section: Section<'steps'> = {
    _key: 's',
    _type: 'steps',
    heading: 'How it works',
    lead: null,
    items,
  }
  return render(<Steps section={section} />).container
}

test('the steps are an ordered list, in the order of the editor', () => {
  show('Get a unique link', 'Share it', 'Friends sign up')
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Get a unique link',
    'Share it',
    'Friends sign up',
  ])
})

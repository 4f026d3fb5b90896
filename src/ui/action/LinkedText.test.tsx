import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinkedText } from './Action.tsx'

test.each([
  ['See the [Privacy Policy].', 'Privacy Policy', 'See the Privacy Policy.'],
  ['[Go on]', 'Go on', 'Go on'],
  ['Two\nlines [here]\nand on', 'here', 'Two\nlines here\nand on'],
  ['No brackets', 'No brackets', 'No brackets'],
  ['A [torn one', 'A [torn one', 'A [torn one'],
])('a visitor finds the link of the line %j', (text, words, line) => {
  const { container } = render(
    <LinkedText text={text}>{(linked) => <a href="/policy">{linked}</a>}</LinkedText>,
  )
  expect(screen.getByRole('link').textContent).toBe(words)
  expect(container.textContent).toBe(line)
})

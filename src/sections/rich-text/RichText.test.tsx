// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { RichText } from './RichText.tsx'

const words = { _type: 'span' as const, _key: 's', text: 'A text of the editor.', marks: [] }
const body = [
  { _type: 'block' as const, _key: 'b', style: 'normal' as const, markDefs: [], children: [words] },
]

function show(fields: Partial<Section<'richText'>>) {
  const section: Section<'richText'> = { _key: 'r', _type: 'richText', heading: null, body }
  return render(<RichText section={{ ...section, ...fields }} />, { wrapper: MemoryRouter })
    .container
}

test('a text stands under its heading', () => {
  show({ heading: 'About this' })
  expect(screen.getByRole('heading', { level: 2, name: 'About this' })).toBeTruthy()
  expect(screen.getByText('A text of the editor.')).toBeTruthy()
})

test('no text, no band', () => {
  expect(show({ body: [] }).innerHTML).toBe('')
})

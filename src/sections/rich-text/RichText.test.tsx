import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { RichText } from './RichText.tsx'

const words = { _type: 'span' as const, _key: 's', text: 'A text of the editor.', marks: [] }
const block = { _type: 'block' as const, _key: 'b', style: 'normal' as const, markDefs: [] }
test('a text is below its heading', () => {
  drawsSection(RichText, {
    _key: 'r',
    _type: 'richText',
    heading: 'About this',
    body: [{ ...block, children: [words] }],
  })()
  expect(screen.getByRole('heading', { level: 2, name: 'About this' })).toBeTruthy()
  expect(screen.getByText('A text of the editor.')).toBeTruthy()
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { DecisionDrawing } from './DecisionDrawing.tsx'

const description = 'A stair whose landing is drawn lower.'
const show = drawsSection(DecisionDrawing, {
  _key: 'k',
  _type: 'decisionDrawing',
  heading: 'The decision stays on the drawing',
  lead: null,
  sampleNote: 'Sample.',
  description,
  markLabel: '3',
  changeLabel: '150 mm',
  beamLabel: 'Ring beam',
  risersLabel: null,
  landingLabel: null,
  floorLabel: null,
  titleBlock: [{ _key: 'd', _type: 'titleBlockEntry', label: 'Drawing', value: 'A-204' }],
  entries: [
    { _key: 'a', _type: 'decisionEntry', time: '08:12', who: 'Site engineer', text: 'Drop it?' },
    { _key: 'b', _type: 'decisionEntry', time: '11:05', who: null, text: 'Lowered 150 mm' },
  ],
})

test('who cannot see the drawing hears what it shows, and reads who decided what and when', () => {
  show()
  expect(screen.getByRole('img', { name: description })).toBeTruthy()
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(entries).toEqual(['08:12Site engineer. Drop it?', '11:05Lowered 150 mm'])
  expect(screen.getByRole('definition').textContent).toBe('A-204')
})

test('the mark and the measure are in the drawing, and no label that an editor left empty', () => {
  show()
  const drawing = within(screen.getByRole('img'))
  expect(drawing.getByText('150 mm')).toBeTruthy()
  expect(drawing.getByText('3')).toBeTruthy()
  expect(screen.getByRole('img').querySelectorAll('text')).toHaveLength(3)
})

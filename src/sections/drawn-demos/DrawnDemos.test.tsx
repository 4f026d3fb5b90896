import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { DrawnDemos } from './DrawnDemos.tsx'

type Demo = Section<'drawnDemos'>['items'][number]

function demo(drawing: Demo['drawing'], bricks: number[], columns: string[] | null = null): Demo {
  return {
    _key: drawing,
    _type: 'drawnDemo',
    title: drawing,
    text: 'So it works.',
    drawing,
    columns,
    rows: bricks.map((count, index) => ({
      _key: String(index),
      _type: 'drawnRow',
      label: `Row ${index}`,
      detail: null,
      bricks: count,
    })),
    action: { label: 'Book Demo', opens: 'demo' },
  }
}

const show = drawsSection(DrawnDemos, {
  _key: 'd',
  _type: 'drawnDemos',
  heading: 'Each person, each bid',
  lead: null,
  sampleNote: 'Samples.',
  seenLabel: 'sees it',
  unseenLabel: 'does not see it',
  items: [],
})

test('a table reads aloud who sees what', () => {
  show({ items: [demo('table', [1, 2], ['Project', 'Portfolio'])] })
  const [, ...rows] = screen.getAllByRole('row')
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(cells).toEqual([
    ['sees it', 'does not see it'],
    ['sees it', 'sees it'],
  ])
})

test('a course marks the first stage that is not done', () => {
  show({ items: [demo('course', [1, 0, 0])] })
  const stages = screen.getAllByRole('listitem').map((stage) => stage.dataset['stage'])
  expect(stages).toEqual(['done', 'now', 'next'])
  expect(screen.getByRole('button', { name: 'Book Demo' })).toBeTruthy()
})

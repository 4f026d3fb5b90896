import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { drawsSection } from '#src/sections/sections.fixture.ts'
import { MonthsRace } from './MonthsRace.tsx'

type Row = Section<'monthsRace'>['rows'][number]

function row(label: string, months: number, openEnded: boolean | null = null): Row {
  return { _key: label, _type: 'monthsRow', label, months, openEnded }
}

const show = drawsSection(MonthsRace, {
  _key: 'm',
  _type: 'monthsRace',
  heading: '5 months, not 18',
  lead: null,
  rows: [],
})

function bricksOf(name: string): number {
  const places = [...screen.getByRole('img', { name }).children]
  return places.filter((place) => place.hasAttribute('data-laid')).length
}

test.each([
  [1, false, '1 month', 1],
  [5, null, '5 months', 5],
  [18, true, '18 months or more', 18],
])(
  '%i months, open-ended: %j, are named "%s" and drawn with %i bricks',
  (months, open, name, bricks) => {
    show({ rows: [row('House', months, open)] })
    expect(bricksOf(name)).toBe(bricks)
  },
)

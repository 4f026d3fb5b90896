// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { MonthsRace } from './MonthsRace.tsx'

type Row = Section<'monthsRace'>['rows'][number]

function row(label: string, months: number, openEnded: boolean | null = null): Row {
  return { _key: label, _type: 'monthsRow', label, months, openEnded }
}

function show(...rows: Row[]) {
  const section = {
    _key: 'm',
    _type: 'monthsRace',
    heading: '5 months, not 18',
    lead: null,
    rows,
  } as const
  return render(<MonthsRace section={{ ...section, rows }} />).container
}

function bricksOf(name: string): number {
  const places = [...screen.getByRole('img', { name }).children]
  return places.filter((place) => place.hasAttribute('data-laid')).length
}

test('one brick is one month, and each row is named in words', () => {
  show(row('With Tofali', 5), row('On your own', 18, true))
  expect(bricksOf('5 months')).toBe(5)
  expect(bricksOf('18 months or more')).toBe(18)
})

test('a single month is not "1 months"', () => {
  show(row('Fence', 1))
  expect(bricksOf('1 month')).toBe(1)
})

test('a row without a usable number is left out; with none left there is no band', () => {
  show(row('Broken', Number.NaN), row('House', 5))
  expect(screen.getAllByRole('img')).toHaveLength(1)
  cleanup()
  expect(show(row('Nothing', 0)).innerHTML).toBe('')
  expect(show().innerHTML).toBe('')
})

test('a century of building still fits the band, and is named in full', () => {
  show(row('Cathedral', 1200))
  expect(bricksOf('1200 months')).toBe(60)
})

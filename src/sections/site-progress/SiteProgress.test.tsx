// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Section } from '#src/content/types.ts'
import { SiteProgress, siteBricks } from './SiteProgress.tsx'

type Site = Section<'siteProgress'>['sites'][number]

function site(name: string, built: number, planned: number, status: string): Site {
  return { _key: name, _type: 'siteBuilt', name, place: 'Accra, Ghana', built, planned, status }
}

function show(...sites: Site[]) {
  const section: Section<'siteProgress'> = {
    _key: 's',
    _type: 'siteProgress',
    heading: 'Two sites on one wall',
    lead: null,
    sampleNote: 'Sample. Names and figures are invented.',
    planLabel: 'Plan',
    builtLabel: 'Built and checked',
    openLabel: 'Still to build',
    lineLabel: 'Plan for today',
    sites,
  }
  return render(<SiteProgress section={section} />).container
}

function entryOf(name: string): HTMLElement {
  const entry = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!entry) throw new Error(`${name} is not in the list`)
  return entry
}

function isLate(name: string, status: string): boolean {
  return within(entryOf(name)).getByText(status).hasAttribute('data-late')
}

test('what the wall draws is also said in words, the name first', () => {
  show(site('Kilima Court', 66, 74, '8 days late'))
  expect(entryOf('Kilima Court').textContent).toBe(
    'Kilima Court66% Built and checkedAccra, GhanaPlan 74%8 days late',
  )
})

test('a site below its plan is marked, one on or above it is not', () => {
  show(site('A', 66, 74, 'Late'), site('B', 90, 90, 'On plan'), site('C', 30, 20, 'Ahead'))
  expect([isLate('A', 'Late'), isLate('B', 'On plan'), isLate('C', 'Ahead')]).toEqual([
    true,
    false,
    false,
  ])
})

test('ten percent are one course, from the bottom; one that is begun is laid from the left', () => {
  const laid = siteBricks(66).filter(({ isLaid }) => isLaid)
  expect([...new Set(laid.map(({ course }) => course))]).toEqual([0, 1, 2, 3, 4, 5, 6])
  const begun = siteBricks(66).filter(({ course }) => course === 6)
  expect(begun.map(({ isLaid }) => isLaid)).toEqual([true, true, false, false])
  expect(siteBricks(0).some(({ isLaid }) => isLaid)).toBe(false)
  expect(siteBricks(100).every(({ isLaid }) => isLaid)).toBe(true)
})

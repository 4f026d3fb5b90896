// @vitest-environment node
import { expect, test } from 'vitest'
import { missedGoals } from './goals.ts'
import type { BenchReport, Loads, PageReport, Paints } from './report.ts'
import { tablesOf } from './tables.ts'

const load = { requests: 5, kB: 55.4 }
const loads: Loads = {
  slow: { '1': load, '2': load, '3': { requests: 6, kB: 61 } },
  saveData: load,
  idle: { requests: 18, kB: 180 },
  slowUsed: { requests: 36, kB: 247 },
  used: { requests: 40, kB: 357 },
}
const paints: Paints = { fcp: 1800, lcp: 2400, cls: 0, blocked: 80, requests: 18, kB: 180 }

function page(fields: Partial<PageReport> = {}): PageReport {
  return {
    path: '/',
    paints: {
      'as built': paints,
      'without scripts': { ...paints, fcp: 1790 },
      'client-rendered': { ...paints, lcp: 7000 },
    },
    loads: { 'as built': loads },
    presses: { 'as built': [{ name: 'Open menu', ms: 66 }] },
    navigations: { prefetched: 140, cold: 700, full: 820 },
    ...fields,
  }
}

function report(pages: PageReport[]): BenchReport {
  return { date: '2026-11-22T21:05:00Z', machine: 'A machine', conditions: 'medians of 3', pages }
}

test('a page that meets its goals has nothing to report', () => {
  expect(missedGoals(page())).toEqual([])
})

test('a lost press, a late one, a shift and too many bytes are each a sentence', () => {
  const missed = missedGoals(
    page({
      paints: { 'as built': { ...paints, cls: 0.01, lcp: 2600 }, 'without scripts': paints },
      loads: {
        'as built': {
          ...loads,
          slow: { '2': { requests: 16, kB: 65 } },
          slowUsed: { requests: 36, kB: 250.3 },
        },
      },
      presses: {
        'as built': [
          { name: 'Next project', ms: null },
          { name: 'Open menu', ms: 420 },
        ],
      },
    }),
  )
  expect(missed).toEqual([
    '/: LCP, of that without scripts, is 1.08, more than 1.03.',
    '/ shifts by 0.0100.',
    '/: requests on a slow connection is 16, more than 15.',
    '/: kB on a slow connection is 65.0, more than 60.',
    '/: kB on a slow connection once all was used is 250.3, more than 250.',
    '/: a press of "Next project" at the first paint is lost.',
    '/: ms from a press of "Open menu" to its effect is 420, more than 300.',
  ])
})

test('a navigation that takes longer than a load by the browser is a sentence', () => {
  const navigations = { prefetched: 180, cold: 1005, full: 804 }
  expect(missedGoals(page({ navigations }))).toEqual([
    '/: ms to a prefetched page is 180, more than 150.',
    '/: a navigation inside the site, of a load by the browser, is 1.25, more than 1.',
  ])
  expect(missedGoals(page({ navigations: null }))).toEqual([])
})

test('the tables name the day, each variant, and the slowest control', () => {
  const tables = tablesOf(report([page()]))
  expect(tables).toContain('2026-11-22, A machine; medians of 3.')
  expect(tables).toMatch(/\| `\/` +\| without scripts +\| 1790 +\| 2400 /)
  expect(tables).toMatch(/\| `\/` +\| as built +\| 55 kB, 5 \| 55 kB, 5 \| 61 kB, 6 /)
  expect(tables).toContain('| 247 kB, 36     | 357 kB, 40 |')
  expect(tables).toMatch(/\| 1 +\| 0 +\| 66 +\| Open menu +\|/)
  expect(tables).toMatch(/\| `\/` +\| 140 +\| 700 +\| 820 +\|/)
})

test('a lost press is slower than any other, and a bar in a name breaks no table', () => {
  const presses = [
    { name: 'Open menu', ms: 66 },
    { name: 'Plans | Prices', ms: null },
  ]
  const tables = tablesOf(report([page({ presses: { 'as built': presses } })]))
  expect(tables).toMatch(/\| 2 +\| 1 +\| – +\| Plans \/ Prices +\|/)
})

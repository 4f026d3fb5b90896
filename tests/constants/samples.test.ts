// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import { sizes, uploadLimits } from '#shared/limits.ts'
import { paidByWeek } from '#shared/money.ts'
import { loadSeed, sectionOf } from './seed.fixture.ts'
import type { Seed } from './seed.fixture.ts'

// Each audience sees a sample of what it gets; the samples agree with the rest of the site.
let seed: Seed

beforeAll(async () => {
  seed = await loadSeed()
})

test('a lender reads in the report what the followed house says of the same week', () => {
  const report = sectionOf(seed, '/lender', 'monitoringReport')
  const { house } = sectionOf(seed, '/owner', 'followHouse')
  const week = house.weeks[report.week - 1]
  const paid = paidByWeek(house.weeks)
  expect(report.budget).toBe(house.budget)
  expect(report.paidBefore).toBe(paid[report.week - 2])
  expect(report.released).toBe(week?.amount)
  expect(report.subject).toContain(`Week ${report.week}`)
  expect(week?.check).toContain('12 of 12')
  expect(report.checksHeading).toContain('12 of 12')
})

test('a developer is asked for fourteen things, as many as the words announce', () => {
  const { groups, lead } = sectionOf(seed, '/developer', 'checklist')
  expect(groups.flatMap(({ items }) => items)).toHaveLength(14)
  expect(lead).toMatch(/^Fourteen things/)
})

test('the checklist states the limits of the form', () => {
  const { groups, filesNote } = sectionOf(seed, '/developer', 'checklist')
  const hints = groups.flatMap(({ items }) => items.map(({ hint }) => hint))
  expect(hints).toContain(`${sizes.projectDescription} characters at most`)
  expect(filesNote).toContain(`${uploadLimits.fileBytes / 1024 / 1024} MB each`)
  expect(filesNote).toContain(`${uploadLimits.files} at most`)
})

test('the words beside the drawing state the times of its record', () => {
  const { lead, entries } = sectionOf(seed, '/consultant', 'decisionDrawing')
  expect(lead?.match(/\d\d:\d\d/g)).toEqual(entries.map(({ time }) => time))
})

// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import { loadSeed, sectionOf, textsOf } from './seed.fixture.ts'
import type { Seed } from './seed.fixture.ts'

// Figures that the business has promised: the pages must show exactly these.
let seed: Seed

beforeAll(async () => {
  seed = await loadSeed()
})

function textOf(path: string): string {
  return textsOf(seed.pages.find((page) => page.path === path))
}

test('signing up takes about 5 to 10 minutes, a contractor profile about 10 to 15 minutes', () => {
  expect(textOf('/contractor')).toMatch(/sign-up takes about 5 to 10 minutes/i)
  expect(textOf('/contractor')).toMatch(/a further 10 to 15 minutes/i)
})

test('creating a project takes about 7 minutes', () => {
  expect(textOf('/owner')).toMatch(/create the project in about 7|a project takes about 7/i)
})

test('the Premium plan shortlists five verified contractors', () => {
  const { entries } = sectionOf(seed, '/pricing/premium', 'shortlist')
  expect(entries).toHaveLength(5)
  expect(textOf('/pricing/premium')).toContain('shortlists five verified contractors')
})

test('team has 11 members, one of them without a photo', () => {
  const { members } = sectionOf(seed, '/about-us', 'team')
  expect(members).toHaveLength(11)
  expect(members.filter(({ image }) => !image)).toHaveLength(1)
})

test('the finance FAQ has 3 items and its benefits grid has 6 cards', () => {
  expect(sectionOf(seed, '/finance', 'faqList').items).toHaveLength(3)
  expect(sectionOf(seed, '/finance', 'benefitMosaic').cards).toHaveLength(6)
})

test('the project carousel has 4 items', () => {
  expect(sectionOf(seed, '/', 'projectsCarousel').projects).toHaveLength(4)
})

test('the landing "What you get" grid has 6 cards', () => {
  expect(sectionOf(seed, '/', 'whatYouGet').cards).toHaveLength(6)
})

test('referral reward up to $300', () => {
  expect(textOf('/referral')).toContain('Share, refer, earn up to $300!')
  const amounts = [...textOf('/referral').matchAll(/\$(\d+)/g)].map(([, dollars]) => dollars)
  expect(new Set(amounts)).toEqual(new Set(['300']))
})

test('finance eligibility up to US$85,000', () => {
  expect(textOf('/finance')).toContain('Up to US$85,000')
})

test('delivery 5 months against 18 or more', () => {
  const { rows } = sectionOf(seed, '/finance', 'monthsRace')
  expect(rows.map(({ months, openEnded }) => [months, openEnded === true])).toEqual([
    [5, false],
    [18, true],
  ])
})

test('minimum user age 18', () => {
  expect(textOf('/policy')).toContain('You must be 18 or older')
})

test('copyright year 2025', () => {
  expect(seed.shell.navigation?.copyright).toContain('2025')
})

test('the pricing table: projects and storage by plan', () => {
  expect(row('Projects')).toEqual(['1', 'Unlimited', 'Unlimited', 'Unlimited'])
  expect(row('Storage')).toEqual(['100MB', '1GB', '10GB', '100GB'])
  expect(row('Users')).toEqual(['1', '1 to 10', '3 to 10', 'Unlimited'])
})

test('the compare table covers features by plan in columns Free, Basic, Pro, Enterprise', () => {
  const { columns, groups } = sectionOf(seed, '/pricing/enterprise', 'compareTable')
  expect(columns.map(({ title }) => title)).toEqual(['Free', 'Basic', 'Pro', 'Enterprise'])
  for (const { availability } of groups.flatMap(({ subFeatures }) => subFeatures)) {
    expect(availability.map(({ plan }) => plan)).toEqual(['free', 'basic', 'pro', 'enterprise'])
  }
})

test('payment monthly or annually, by card; for Enterprise card, invoice, check and transfer', () => {
  expect(row('Payment frequency').slice(1)).toEqual(Array(3).fill('Monthly or annually'))
  expect(row('Payment types').slice(1)).toEqual(['Card', 'Card', 'Card, invoice, check, transfer'])
})

/** What the compare table says of a feature, from Free to Enterprise. */
function row(name: string): (string | null | undefined)[] {
  const { groups } = sectionOf(seed, '/pricing/enterprise', 'compareTable')
  const found = groups
    .flatMap(({ subFeatures }) => subFeatures)
    .find((feature) => feature.name === name)
  return found?.availability.map(({ text }) => text) ?? []
}

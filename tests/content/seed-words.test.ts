// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { loadSeed, sectionOf, textsOf } from '#tests/constants/seed.fixture.ts'
import type { Seed } from '#tests/constants/seed.fixture.ts'

let seed: Seed

beforeAll(async () => {
  seed = await loadSeed()
})

test('a reader never finds a straight apostrophe beside the curly ones', () => {
  const straight = globSync('content/*.ndjson').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/[^"]{0,20}\p{L}'\p{L}[^"]{0,20}/gu),
  ])
  expect(straight.map(([words]) => words)).toEqual([])
})

test('a visitor reads the words of a button in one spelling on a page', () => {
  const doubled = seed.pages.flatMap(({ path, sections }) => {
    const labels = [...new Set(labelsOf(sections))]
    const spellings = new Set(labels.map((label) => label.toLowerCase()))
    return labels.length === spellings.size ? [] : { path, labels }
  })
  expect(doubled).toEqual([])
})

test('a visitor outside /project-manager reads "Create a Project" alone', () => {
  const others = seed.pages.filter(({ path }) => path !== '/project-manager')
  expect(labelsOf(others)).not.toContain('Create a project')
})

const audiencePages = [
  '/owner',
  '/enterprise',
  '/contractor',
  '/consultant',
  '/lender',
  '/developer',
]

test.each([
  ['hero image', (path: string) => sectionOf(seed, path, 'hero').image?.asset._id],
  ['first quote', (path: string) => sectionOf(seed, path, 'testimonials').items[0]?._id],
  [
    'line after the projects',
    (path: string) => sectionOf(seed, path, 'projectsCarousel').closingText,
  ],
  ['order of sections', (path: string) => typesOn(path).join(' ')],
])('no two audience pages share their %s', (_what, read) => {
  const seen = audiencePages.map(read)
  expect(seen.every(Boolean)).toBe(true)
  expect(new Set(seen).size).toBe(audiencePages.length)
})

const ownersTabs = [
  'Dashboard',
  'Performance Tracking',
  'Budget Control',
  'Procurement Management',
  'Communication',
  'Quality Assurance',
]
const otherTabs = [
  'Dashboard',
  'Cost Control',
  'Procurement Management',
  'Quality Management',
  'Communication',
]

test.each([
  ['/', ownersTabs],
  ['/owner', ownersTabs],
  ['/lender', [...ownersTabs.with(2, 'Budget Tracking'), 'Reporting']],
  ['/enterprise', otherTabs],
  ['/contractor', otherTabs],
  ['/consultant', otherTabs],
  ['/developer', otherTabs],
])('a visitor of %s reads the tabs in one order, Dashboard first', (path, names) => {
  const { features } = sectionOf(seed, path, 'featureTabs')
  expect(features.map(({ name }) => name)).toEqual(names)
})

test.each([
  '/about-us',
  '/contact',
  '/policy',
  '/pricing/enterprise',
  '/pricing/premium',
  '/fee-estimator',
])('who reads to the end of %s is offered to learn more, and asked who they are', (path) => {
  const { secondAction } = sectionOf(seed, path, 'closingBand')
  expect(secondAction).toEqual({ label: 'Learn More', opens: 'iam' })
})

test('each page has two voices, and who owns a house hears an owner first', () => {
  for (const path of ['/', ...audiencePages])
    expect(sectionOf(seed, path, 'testimonials').items).toHaveLength(2)
  for (const path of ['/', '/owner', '/project-manager'])
    expect(sectionOf(seed, path, 'testimonials').items[0]?.title).toBe('Private project owner')
})

test('a visitor is told that the quotes, the logos and the renders are samples', () => {
  const sections = seed.pages.flatMap((page) => page.sections ?? [])
  const notes = sections.flatMap((section) => ('note' in section ? [section.note] : []))
  expect(notes).toHaveLength(
    sections.filter(({ _type }) => /^(testimonials|partners|projectsCarousel)$/.test(_type)).length,
  )
  for (const note of notes) expect(note).toMatch(/sample/i)
})

test.each([
  ['who answers for the data', /controller/],
  ['on what grounds it is used', /legal basis/],
  ['which companies process it', /processors/],
  ['how long it is kept', /We keep what you send for/],
  ['what lies on a device until the next visit', /deleted when you next open this website/],
  ['to whom they can complain', /complain to an authority/],
])('a visitor reads in the policy %s', (_, words) => {
  const policy = readFileSync('content/legal.ndjson', 'utf8')
  expect(policy).toMatch(words)
  expect(policy.match(/"style":"h2"/g)).toHaveLength(10)
})

test('a consultant sees another image and brick than a contractor', () => {
  const consultant = sectionOf(seed, '/consultant', 'hero')
  const contractor = sectionOf(seed, '/contractor', 'hero')
  expect(consultant.image?.asset._id).not.toBe(contractor.image?.asset._id)
  expect(consultant.brick).not.toBe(contractor.brick)
})

test('the questions that contractors and consultants share speak to both', () => {
  const { items } = sectionOf(seed, '/consultant', 'faqList')
  expect(textsOf(items)).not.toMatch(/I am a (consultant|contractor)/)
  const shortlist = items.find(({ question }) => question.includes('shortlist'))
  expect(textsOf(shortlist?.answer)).toMatch(/consultants/i)
})

test('who presses "See job openings" has read before it that nobody is being hired', () => {
  expect(sectionOf(seed, '/about-us', 'team').joinText).toMatch(/not hiring/)
})

test('"50 Million" stays on one line of the lender’s title', () => {
  expect(sectionOf(seed, '/lender', 'hero').heading).toContain('50\u00a0Million')
})

test('the menu says that the door to Enterprise is also the door to Free, Basic and Pro', () => {
  const entry = seed.shell.navigation?.pricing.find(({ link }) => link === '/pricing/enterprise')
  expect(entry?.description).toMatch(/Free, Basic, Pro/)
})

function typesOn(path: string): string[] {
  const page = seed.pages.find((one) => one.path === path)
  return (page?.sections ?? []).map(({ _type }) => _type)
}

/** The words of every button and link in a value. */
function labelsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(labelsOf)
  if (typeof value !== 'object' || value === null) return []
  const own = 'label' in value && ('to' in value || 'opens' in value) ? [String(value.label)] : []
  return [...own, ...Object.values(value).flatMap(labelsOf)]
}

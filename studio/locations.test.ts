import { readdirSync, readFileSync } from 'node:fs'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { LOCATIONS } from './locations.ts'

const folder = new URL('../content/', import.meta.url)
const dataset: unknown[] = readdirSync(folder)
  .filter((file) => file.endsWith('.ndjson'))
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  .filter(Boolean)
  .map((line) => JSON.parse(line))

async function locate(id: string, type: string, documents = dataset) {
  const params = { id, type }
  const value = await evaluate(parse(LOCATIONS, { params }), { dataset: documents, params })
  const answer: {
    locations: { href: string }[] | null
    message: string | null
    tone: string | null
  } = await value.get()
  return { ...answer, paths: answer.locations?.map(({ href }) => href) }
}

async function locateQuestion(audience: string): Promise<string[] | undefined> {
  const question = { _id: 'q', _type: 'faqItem', audience }
  return (await locate('q', 'faqItem', [...dataset, question])).paths
}

test('a page is at its own path', async () => {
  expect(await locate('page-lender', 'page')).toMatchObject({
    locations: [{ href: '/lender' }],
    message: null,
    tone: null,
  })
})

test('a person is where a section names that person', async () => {
  expect((await locate('member-sizwe-mabhena', 'teamMember')).paths).toEqual(['/about-us'])
})

test('a plan is on the pages that list or compare plans', async () => {
  const { paths } = await locate('plan-basic', 'plan')
  expect(paths).toContain('/pricing/enterprise')
})

test('a question is wherever its audience’s list is shown, chosen by name or by path', async () => {
  expect(await locateQuestion('contractor')).toEqual(['/consultant', '/contractor'])
  expect(await locateQuestion('finance')).toEqual(['/finance'])
  expect(await locateQuestion('general')).toEqual(['/', '/pricing/premium', '/project-manager'])
})

test('settings and navigation are on every page', async () => {
  for (const type of ['siteSettings', 'navigation']) {
    expect(await locate(type, type)).toMatchObject({ paths: ['/'], message: 'Shown on every page' })
  }
})

test('a redirect says where it leads', async () => {
  const redirect = { _id: 'r', _type: 'redirect', from: '/old', to: '/new' }
  expect((await locate('r', 'redirect', [redirect])).message).toBe(
    'Leads visitors from /old to /new',
  )
})

test('what no page names is said to be nowhere', async () => {
  const lonely = { _id: 'x', _type: 'testimonial' }
  expect(await locate('x', 'testimonial', [...dataset, lonely])).toMatchObject({
    locations: [],
    message: 'Not shown on any page yet',
    tone: 'caution',
  })
})

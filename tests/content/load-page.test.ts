import { expect, test, vi } from 'vitest'
import { prefixOf } from '#shared/languages.ts'
import { loadPage } from '#src/content/queries/load-page.ts'
import { serveSeedSandbox } from '#tests/support/seed.ts'

const { store } = await serveSeedSandbox()

function homePage() {
  const home = store.get('page-home')
  if (!home || !Array.isArray(home['sections'])) throw new Error('The seed has no home page.')
  return { ...home, sections: home['sections'] }
}

async function questionsAt(path: string): Promise<string[]> {
  const page = await loadPage(path)
  const lists = page?.sections.filter((section) => section._type === 'faqList') ?? []
  return lists.flatMap(({ items }) => items.map(({ _id }) => _id)).toSorted()
}

test.each([
  ['/', 'general'],
  ['/lender', 'lender'],
  ['/consultant', 'contractor'],
  ['/fr/bureaux-d-etudes', 'contractor'],
])('%s shows the questions of the %s list in its language', async (path, audience) => {
  const language = prefixOf(path).slice(1) || 'en'
  const ids = store
    .all()
    .flatMap((doc) => (doc['audience'] === audience && doc['language'] === language ? doc._id : []))
  expect(await questionsAt(path)).toEqual(ids.toSorted())
})

test('a question is on the pages of every audience that it is for', async () => {
  const shared = store.all().find((doc) => doc['audience'] === 'owner')
  if (!shared) throw new Error('The seed has no question for owners.')
  expect(await questionsAt('/lender')).not.toContain(shared._id)
  store.put({ ...shared, alsoFor: ['lender'] })
  expect(await questionsAt('/lender')).toContain(shared._id)
  expect(await questionsAt('/owner')).toContain(shared._id)
})

test('a page of another language does not take the place of the one at its path', async () => {
  store.put({ ...homePage(), _id: 'a-translation', language: 'fr' })
  expect((await loadPage('/'))?._id).toBe('page-home')
  store.remove('a-translation')
})

test('a draft is not shown until it is published', async () => {
  const home = homePage()
  store.put({ ...home, _id: 'drafts.page-home', title: 'Canary of a draft' })
  store.put({ ...home, _id: 'drafts.page-secret', path: '/secret' })
  expect(JSON.stringify(await loadPage('/'))).not.toMatch(/Canary|drafts\./)
  expect(await loadPage('/secret')).toBeNull()
})

test('a visitor downloads nothing of a section that an editor has hidden', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const home = homePage()
  const before = (await loadPage('/'))?.sections ?? []
  const sections = home.sections.map((section, index) => ({ ...section, hidden: index === 2 }))
  store.put({ ...home, sections })
  const after = await loadPage('/')
  expect(after?.sections).toEqual(before.toSpliced(2, 1))
  expect(JSON.stringify(after)).not.toContain('hidden')
  expect(warned).not.toHaveBeenCalled()
})

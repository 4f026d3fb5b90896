import { expect, test } from 'vitest'
import { isRecord } from '#shared/json.ts'
import { loadPage } from '#src/content/queries/load-page.ts'
import { serveSeedSandbox } from '#tests/support/seed.ts'

const { store } = await serveSeedSandbox()

interface OrderedList {
  /** The records that an editor drags, and the section of a page that shows them. */
  type: string
  path: string
  section: string
  /** The section's list that says which of them are shown. */
  list: string
}

const lists: OrderedList[] = [
  { type: 'teamMember', path: '/about-us', section: 'team', list: 'members' },
  { type: 'plan', path: '/pricing/enterprise', section: 'plans', list: 'plans' },
  { type: 'compareGroup', path: '/pricing/enterprise', section: 'compareTable', list: 'groups' },
  { type: 'sampleProject', path: '/', section: 'projectsCarousel', list: 'projects' },
]

async function shownBy({ path, section, list }: OrderedList): Promise<string[]> {
  const page = await loadPage(path)
  const found: unknown = page?.sections.find(({ _type }) => _type === section)
  const members = isRecord(found) && Array.isArray(found[list]) ? found[list] : []
  return members.filter(isRecord).map(({ _id }) => String(_id))
}

/** Gives the section another list of references; null takes the field away. */
function setList({ path, section, list }: OrderedList, ids: string[] | null): void {
  const page = store.all().find((doc) => doc['path'] === path)
  if (!page || !Array.isArray(page['sections'])) throw new Error(`The seed has no page ${path}.`)
  const sections = page['sections'].map((member: Record<string, unknown>) => {
    if (member['_type'] !== section) return member
    const { [list]: _, ...rest } = member
    const references = ids?.map((id) => ({ _key: id, _type: 'reference', _ref: id }))
    return references ? { ...rest, [list]: references } : rest
  })
  store.put({ ...page, sections })
}

function drag(id: string, orderRank: string): void {
  const record = store.get(id)
  if (!record) throw new Error(`There is no ${id}.`)
  store.put({ ...record, orderRank })
}

test.each(lists)('a dragged $type takes its new place on $path', async (list) => {
  const before = await shownBy(list)
  const last = before.at(-1) ?? ''
  expect(before.length).toBeGreaterThan(2)
  drag(last, '0|000001:')
  expect(await shownBy(list)).toEqual([last, ...before.slice(0, -1)])
})

test.each(lists)('a $section shows what its list names, and nothing else', async (list) => {
  const [first = '', second = '', third = ''] = await shownBy(list)
  setList(list, [third, first])
  expect(await shownBy(list)).toEqual([first, third])
  expect(await shownBy(list)).not.toContain(second)
})

test.each(lists)('a $section with an empty list shows every $type', async (list) => {
  const ids = store
    .all()
    .filter((doc) => doc._type === list.type && doc['language'] === 'en')
    .map((doc) => doc._id)
  for (const named of [null, []]) {
    setList(list, named)
    // oxlint-disable-next-line no-await-in-loop -- the states of the page follow one another
    expect((await shownBy(list)).toSorted()).toEqual(ids.toSorted())
  }
})

test('a page puts one project first, and the others keep the order of the list', async () => {
  const list = lists.find(({ type }) => type === 'sampleProject')
  const page = store.all().find((doc) => doc['path'] === '/')
  if (!list || !page || !Array.isArray(page['sections'])) throw new Error('The seed has no home.')
  const before = await shownBy(list)
  const last = before.at(-1) ?? ''
  const sections = page['sections'].map((member: Record<string, unknown>) =>
    member['_type'] === list.section
      ? { ...member, first: { _type: 'reference', _ref: last } }
      : member,
  )
  store.put({ ...page, sections })
  expect(await shownBy(list)).toEqual([last, ...before.slice(0, -1)])
})

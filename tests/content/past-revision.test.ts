import { expect, test } from 'vitest'
import { clientOf, ndjson, sandboxWith } from '#sandbox/test-support.ts'
import { findPastRevision } from '#studio/past-revision.ts'

const IDS = { draftId: 'drafts.a', publishedId: 'a' }

async function open() {
  const { sandbox } = await sandboxWith({
    'seed.ndjson': ndjson({ _id: 'a', _type: 'page', title: 'Seed' }),
  })
  const client = clientOf(sandbox, { requestHandler: findPastRevision })
  const act = async (action: 'edit' | 'publish', title?: string) => {
    const patch = title === undefined ? {} : { patch: { set: { title } } }
    const actions = [{ actionType: `sanity.action.document.${action}`, ...IDS, ...patch }]
    const { transactionId }: { transactionId: string } = await client.request({
      url: '/data/actions/production',
      method: 'POST',
      body: { actions },
    })
    return transactionId
  }
  const past = (id: string, query: string): Promise<unknown> =>
    client.request({ url: `/data/history/production/documents/${id}?${query}` })
  const { _rev: seed } = (await client.getDocument('a')) ?? {}
  return { act, past, seed: String(seed) }
}

test('an editor who looks at drafts sees what was published before, from the seed on', async () => {
  const { act, past, seed } = await open()
  await act('edit', 'First')
  const published = await act('publish')
  const edited = await act('edit', 'Second')
  expect(await past('drafts.a', `revision=${seed}&tag=x`)).toMatchObject({
    documents: [{ _id: 'a', title: 'Seed' }],
  })
  expect(await past('drafts.a', `tag=x&revision=${published}`)).toMatchObject({
    documents: [{ _id: 'a', title: 'First' }],
  })
  expect(await past('drafts.a', `revision=${edited}`)).toMatchObject({
    documents: [{ _id: 'drafts.a', title: 'Second' }],
  })
})

test('an editor is told when a version is not remembered, or was not there at that time', async () => {
  const { past } = await open()
  expect(await past('drafts.a', 'revision=unknown')).toEqual({ documents: [] })
  expect(await past('drafts.a', 'time=2026-06-01T00:00:00Z')).toEqual({ documents: [] })
})

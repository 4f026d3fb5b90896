// @vitest-environment node
import { expect, test } from 'vitest'
import { loadPage } from '#src/content/queries/load-page.ts'
import { serveSeedSandbox } from '#tests/support/seed-sandbox.ts'

const { origin } = await serveSeedSandbox()
const question = 'Does one question serve two audiences?'

/** The paths of those pages whose list has the question. */
async function pagesWithIt(): Promise<string[]> {
  const shown = ['/owner', '/lender', '/developer'].map(async (path) => {
    const page = await loadPage(path)
    const lists = page?.sections.filter((section) => section._type === 'faqList') ?? []
    return lists.some(({ items }) => items.some((item) => item.question === question)) ? [path] : []
  })
  return (await Promise.all(shown)).flat()
}

async function save(alsoFor: string[]): Promise<void> {
  const span = { _key: 's', _type: 'span', text: 'It does.', marks: [] }
  const block = { _key: 'b', _type: 'block', style: 'normal', markDefs: [], children: [span] }
  const document = {
    _id: 'faq-shared',
    _type: 'faqItem',
    question,
    answer: [block],
    audience: 'owner',
    alsoFor,
  }
  const response = await fetch(`${origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer editor', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ createOrReplace: document }] }),
  })
  expect(response.ok).toBe(true)
}

test('a question stands on the pages of every audience that it is for', async () => {
  await save([])
  expect(await pagesWithIt()).toEqual(['/owner'])
  await save(['lender'])
  expect(await pagesWithIt()).toEqual(['/owner', '/lender'])
})

import { runQuery } from '#sandbox/content-api/query/groq.ts'
import { createView } from '#sandbox/content-api/store/views.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'

const SIZES = [300, 3_000, 30_000] as const
const BUDGET_MS = 600
const MOST_RUNS = 200

const QUERIES = [
  {
    name: 'page by path, sections dereferenced',
    query: `*[_type == "page" && path == $path][0]{
      ..., sections[]{ ..., cards[]->{ title, body, "image": image.asset->url } }
    }`,
    params: { path: '/page-3' },
  },
  {
    name: 'questions of one audience, ordered',
    query: `*[_type == "faqItem" && audience == $audience] | order(orderRank) { _id, question }`,
    params: { audience: 'owner' },
  },
  { name: 'count of a type', query: 'count(*[_type == "faqItem"])', params: {} },
  { name: 'document by id', query: '*[_id == $id][0]', params: { id: 'card-7' } },
  {
    name: 'text match in a type',
    query: '*[_type == "faqItem" && question match $words]{ _id }',
    params: { words: 'money*' },
  },
  { name: 'what refers to a document', query: '*[references($id)]._id', params: { id: 'card-7' } },
] as const

/** Of ten documents one is a page, five are questions and four are cards. */
function makeDocuments(count: number): StoredDocument[] {
  return Array.from({ length: count }, (_, index) => makeDocument(index)).toSorted((a, b) =>
    a._id < b._id ? -1 : 1,
  )
}

function makeDocument(index: number): StoredDocument {
  if (index % 10 === 3) {
    const cards = [1, 2, 4].map((step) => ({
      _key: `c${step}`,
      _type: 'reference',
      _ref: `card-${index - (index % 10) + 5 + step}`,
    }))
    const sections = [0, 1, 2, 3].map((n) => ({
      _key: `s${n}`,
      _type: 'benefits',
      heading: 'A',
      cards,
    }))
    return { _id: `page-${index}`, _type: 'page', path: `/page-${index}`, title: 'Page', sections }
  }
  if (index % 10 < 6) {
    const audience = index % 2 === 0 ? 'owner' : 'lender'
    const question = index % 4 === 0 ? 'Where does the money go?' : 'How long does a build take?'
    const orderRank = String(9_999_999 - index)
    return { _id: `faq-${index}`, _type: 'faqItem', question, audience, orderRank }
  }
  return { _id: `card-${index}`, _type: 'benefitCard', title: `Card ${index}`, body: 'Text' }
}

async function medianMs(run: () => Promise<unknown>): Promise<number> {
  await run()
  const times: number[] = []
  const end = performance.now() + BUDGET_MS
  while (times.length < MOST_RUNS && (times.length < 5 || performance.now() < end)) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

function print(cells: readonly string[]): void {
  const [name = '', ...numbers] = cells
  process.stdout.write(`${name.padEnd(38)}${numbers.map((cell) => cell.padStart(10)).join('')}\n`)
}

const views = SIZES.map((size) => createView(makeDocuments(size)))
print(['median milliseconds at … documents', ...SIZES.map((size) => size.toLocaleString('en'))])
for (const { name, query, params } of QUERIES) {
  const cells: string[] = []
  for (const view of views) {
    cells.push((await medianMs(() => runQuery({ query, params, view }))).toFixed(2))
  }
  print([name, ...cells])
}

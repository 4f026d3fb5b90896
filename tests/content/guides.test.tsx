import { JSDOM } from 'jsdom'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadPages } from '#src/content/queries/load-page.ts'
import { loadShell } from '#src/content/queries/load-shell.ts'
import { publishedPages } from '#src/content/queries/paths.ts'
import { structuredData } from '#src/seo/structured-data.ts'
import { prerenderPage } from '#tests/support/prerender-page.tsx'
import { brand } from '#tests/support/brand.ts'
import { serveSeedSandbox } from '#tests/support/seed.ts'

const { store } = await serveSeedSandbox()

interface Mark {
  _key: string
  _type: string
  [field: string]: unknown
}

let keys = 0
const block = (text: string, style = 'normal', markDefs: Mark[] = []) => ({
  _key: `b${(keys += 1)}`,
  _type: 'block',
  style,
  markDefs,
  children: [{ _key: 's', _type: 'span', text, marks: markDefs.map(({ _key }) => _key) }],
})
const to = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })

function topic(name: string) {
  put('topic', `topic-${name}`, {
    title: name,
    slug: { _type: 'slug', current: name },
    description: `All of ${name}.`,
    color: 'money',
    act: { _type: 'action', label: `Act on ${name}`, to: { _type: 'link', href: '/contact' } },
  })
}

function guide(name: string, fields: object = {}) {
  put('article', `guide-${name}`, {
    title: `About ${name}`,
    slug: { _type: 'slug', current: name },
    summary: `${name}, in short.`,
    topic: to('topic-money'),
    publishedAt: '2026-01-02',
    body: [block('Words.')],
    ...fields,
  })
}

function put(_type: string, _id: string, fields: object) {
  store.put({
    _id,
    _type,
    _rev: 'r',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    language: 'en',
    ...fields,
  })
}

beforeEach(() => {
  for (const { _id, _type } of store.all())
    if (_type === 'article' || _type === 'topic') store.remove(_id)
  topic('money')
  topic('empty')
  for (let number = 10; number < 23; number += 1) guide(`n${number}`)
  guide('future', { publishedAt: '2999-01-01' })
  guide('whole', {
    publishedAt: '2026-03-01',
    author: to('member-who-left'),
    related: [to('guide-deleted'), to('guide-future'), to('guide-n20')].map((one, index) => ({
      ...one,
      _key: String(index),
    })),
    body: [
      block('First part', 'h2'),
      block('and one to come', 'normal', [{ _key: 'l', _type: 'link', page: to('guide-future') }]),
      block('NGN 1', 'normal', [
        { _key: 'f', _type: 'liveFigure', kind: 'planPrice', plan: to('plan-basic') },
      ]),
      {
        _key: 't',
        _type: 'table',
        caption: 'Sixty columns',
        rows: [0, 1].map((row) => ({
          _key: `r${row}`,
          _type: 'row',
          cells: Array.from({ length: 60 }, (_, cell) =>
            row + cell === 0 ? '' : `${row}.${cell}`,
          ),
        })),
      },
      { _key: 'q', _type: 'ticks', title: 'Before you pay', items: ['See it.', 'Ask.'] },
    ],
  })
})

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

async function show(path: string) {
  const page = (await loadPages([path])).get(path) ?? null
  if (!page) return null
  const shell = await loadShell()
  const { html } = await prerenderPage({ path, shell, page })
  return { page, shell, document: new JSDOM(html).window.document }
}

test('guides, their topics and the pages of their lists are pages of the site, those of a day to come are not', async () => {
  const paths = (await publishedPages()).map(({ path }) => path)
  const found = paths.filter((path) => path.startsWith('/guides') && !/\/n\d+$/.test(path))
  expect(found).toEqual([
    '/guides',
    '/guides/whole',
    '/guides/page/2',
    '/guides/topic/money',
    '/guides/topic/money/page/2',
  ])
  const others = [
    '/guides/future',
    '/guides/page/3',
    '/guides/topic/gone',
    '/guides/topic/empty/page/2',
    '/guides/nothing',
  ]
  for (const path of others) expect(await show(path)).toBeNull()
})

test('a second list of guides that cannot be shown, or a second topic, takes no guide off the site', async () => {
  const index = store.all().find(({ path }) => path === '/guides')
  put('page', 'a-list', { ...index, _id: 'a-list', title: 7, _createdAt: '2000-01-01T00:00:00Z' })
  put('topic', 'a-topic', { ...store.get('topic-money'), _id: 'a-topic' })
  const paths = ['/guides', '/guides/whole', '/guides/topic/money']
  const pages = await loadPages(paths)
  for (const path of paths) expect(pages.get(path)).toMatchObject({ path })
  expect((await publishedPages()).map(({ path }) => path)).toEqual(expect.arrayContaining(paths))
  for (const id of ['a-list', 'a-topic']) store.remove(id)
})

test('a reader pages through the list, newest first, twelve at a time, and no guide is lost', async () => {
  const [first, second] = await Promise.all([show('/guides'), show('/guides/page/2')])
  const titles = [first, second].map((shown) =>
    [...(shown?.document.querySelectorAll('main :is(h2, h3) a') ?? [])].map(
      ({ textContent }) => textContent,
    ),
  )
  expect(titles[0]?.[0]).toBe('About whole')
  expect(titles.map((each) => each.length)).toEqual([12, 2])
  expect(new Set(titles.flat()).size).toBe(14)
  expect(first?.document.querySelector('[rel=next]')?.getAttribute('href')).toBe('/guides/page/2')
  expect(first?.document.body.textContent).not.toContain('All of empty')
})

test('a guide is shown whatever is missing: its author, pinned guides, links to one that is not out', async () => {
  const shown = await show('/guides/whole')
  const text = shown?.document.querySelector('article')
  expect(text?.textContent).toContain('and one to come')
  expect(text?.querySelector('p a')?.getAttribute('href')).not.toContain('future')
  const related = [...(shown?.document.querySelectorAll('main h3 a') ?? [])].map(
    (link) => link.textContent,
  )
  expect(related[0]).toBe('About n20')
  expect(related).toHaveLength(3)
  expect(text?.querySelectorAll('tbody td')).toHaveLength(59)
  // The empty first cell is no head.
  expect(text?.querySelectorAll('thead th')).toHaveLength(59)
  expect(text?.querySelectorAll('input[type=checkbox]')).toHaveLength(2)
})

test('a guide shows its text where parts of it were published before they were filled in', async () => {
  const parts = ['table', 'quote', 'ticks', 'picture', 'callout', 'button', 'question', 'figure']
  guide('unfinished', {
    body: [
      ...parts.map((_type) => ({ _key: _type, _type })),
      { _key: 'rows', _type: 'table', caption: 'Rows', rows: [{ _key: 'r', _type: 'row' }] },
      { _key: 'empty', _type: 'block' },
      { ...block(''), children: [{ _key: 's', _type: 'span' }] },
      block('The rest.'),
    ],
  })
  const shown = await show('/guides/unfinished')
  expect(shown?.document.querySelector('article')?.textContent).toContain('The rest.')
})

test('an article of 20,000 words is whole, each of its parts has its own address, and a reader knows how long it takes', async () => {
  const part = [block('A part', 'h2'), block('word '.repeat(98).trim())]
  guide('long', { body: Array.from({ length: 200 }, () => part).flat() })
  const shown = await show('/guides/long')
  const parts = [...(shown?.document.querySelectorAll('article h2[id]') ?? [])]
  expect(new Set(parts.map(({ id }) => id)).size).toBe(200)
  expect(shown?.document.querySelector('article')?.textContent.match(/word/g)).toHaveLength(19_600)
  expect(shown?.document.querySelector('main')?.textContent).toContain('100 min')
})

test('a figure is what its record says, not what was typed; contents lead to the headings', async () => {
  const shown = await show('/guides/whole')
  expect(shown?.document.querySelector('article data')?.textContent).toBe('NGN\u00A020,000')
  expect(shown?.document.querySelector('main details a')?.getAttribute('href')).toBe('#first-part')
  expect(shown?.document.querySelector('#first-part')?.textContent).toBe('First part')
})

test('a guide ends in the act of its topic, and machines read who wrote it and where it is', async () => {
  const shown = await show('/guides/whole')
  expect(shown?.document.querySelector('main')?.textContent).toContain('Act on money')
  const data = shown && structuredData({ path: '/guides/whole', ...shown })
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      headline: 'About whole',
      author: expect.objectContaining({ name: brand }),
    }),
  )
  expect(JSON.stringify(data)).toContain('/guides/topic/money')
})

test('a guide with a drawing as cover shows it, and leaves its share image to the build', async () => {
  const drawing = store.all().find(({ _id }) => _id.startsWith('image-') && _id.endsWith('-svg'))
  guide('drawn', { image: { _type: 'image', alt: 'A sun.', asset: to(String(drawing?._id)) } })
  const shown = await show('/guides/drawn')
  expect(shown?.document.querySelector('main img')?.getAttribute('alt')).toBe('A sun.')
  expect(shown?.document.querySelector('meta[property="og:image"]')).toBeNull()
  const described = shown && structuredData({ path: '/guides/drawn', ...shown })
  expect(described).toContainEqual(
    expect.objectContaining({ '@type': 'Article', image: expect.stringMatching(/\.svg$/) }),
  )
})

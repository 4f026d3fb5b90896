import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { feedFiles, feedTags } from './feeds.ts'

const site = 'https://a.example'
const topic = { title: 'Money & <releases>', path: '/guides/topic/money' }

const page = (path: string, published?: string) => ({
  path,
  title: `A "title" & <more> ${path}`,
  description: 'What it says.',
  noIndex: false,
  feed: published ? { published, reviewed: null, author: null, topic, html: '<p>A & B</p>' } : null,
})

const files = feedFiles(
  [
    page('/owner'),
    page('/guides'),
    page('/guides/topic/money'),
    page('/guides/page/2'),
    page('/guides/old', '2026-01-02'),
    page('/guides/new', '2026-11-20'),
    page('/fr/guides'),
  ],
  site,
)

test('a feed reader gets the guides of a language and of a topic, newest first, in both formats', () => {
  expect([...files.keys()]).toEqual([
    '/guides/feed.xml',
    '/guides/feed.json',
    '/guides/topic/money/feed.xml',
    '/guides/topic/money/feed.json',
  ])
  for (const list of ['/guides', '/guides/topic/money']) {
    const atom = parseAtomFeed(files.get(`${list}/feed.xml`) ?? '')
    expect(atom).toMatchObject({
      id: site + list,
      title: { value: `A "title" & <more> ${list}` },
      updated: expect.stringContaining('2026-11-20'),
      entries: [
        {
          id: `${site}/guides/new`,
          content: { value: '<p>A & B</p>' },
          categories: [{ term: topic.title }],
        },
        { id: `${site}/guides/old`, published: expect.stringContaining('2026-01-02') },
      ],
    })
    expect(parseJsonFeed(files.get(`${list}/feed.json`) ?? '')).toMatchObject({
      feed_url: `${site}${list}/feed.json`,
      items: [
        { id: `${site}/guides/new`, content_html: '<p>A & B</p>' },
        { url: `${site}/guides/old` },
      ],
    })
  }
})

test('the pages of the guides name their feeds', () => {
  expect(feedTags('/guides/topic/money/page/2')).toContain('href="/guides/topic/money/feed.xml"')
  expect(feedTags('/fr/guides/prix')).toContain('href="/fr/guides/feed.json"')
  expect(feedTags('/owner')).toBe('')
})

test('a feed reader can read the feed whatever characters were pasted into a guide', () => {
  const odd = { ...page('/guides/odd', '2026-01-02'), title: 'a\u000Bb\u0000\uD800\uFFFF😀' }
  const atom = feedFiles([page('/guides'), odd], site).get('/guides/feed.xml') ?? ''
  expect(parseAtomFeed(atom).entries?.[0]?.title).toMatchObject({ value: 'ab😀' })
})

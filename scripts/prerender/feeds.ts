import { generateAtomFeed, generateJsonFeed } from 'feedsmith'
import { marked } from 'marked'
import { prefixOf } from '#shared/languages.ts'
import { guidePlace, paths } from '#shared/paths.ts'
import { guideOf } from '#src/content/guide-of.ts'
import type { PageContent } from '#src/content/types.ts'
import { markdownOf } from './markdown.ts'

/** A guide as feeds have it. */
export interface FeedEntry {
  /** Days: "2026-11-26". */
  published: string
  reviewed: string | null
  author: string | null
  topic: { title: string; path: string | null }
  /** Of its text. */
  html: string
}

/** What feeds say about a page: null for all but guides. */
export function feedEntryOf(page: PageContent, html: string, site: string): FeedEntry | null {
  const guide = guideOf(page)
  if (!guide) return null
  const { publishedAt, reviewedAt, author, topic } = guide
  const [, text = ''] = /<article>([^]*?)<\/article>/.exec(html) ?? []
  return {
    published: publishedAt,
    reviewed: reviewedAt,
    author: author?.name ?? null,
    topic: { title: topic.title, path: topic.path },
    html: marked.parse(markdownOf(text, site), { async: false }),
  }
}

/** The list whose feed a page of the guides names: of all guides, or of a topic; null for other pages. */
function listOf(path: string): string | null {
  const place = guidePlace(path)
  if (!place) return null
  const all = prefixOf(path) + paths.guides
  return 'topic' in place && place.topic !== null ? `${all}/topic/${place.topic}` : all
}

const feeds = [
  ['feed.xml', 'application/atom+xml'],
  ['feed.json', 'application/feed+json'],
] as const

/** The tags by which the pages of the guides name their feeds. */
export function feedTags(path: string): string {
  const list = listOf(path)
  if (list === null) return ''
  return feeds
    .map(([file, type]) => `<link rel="alternate" type="${type}" href="${list}/${file}"/>`)
    .join('')
}

/** What a pasted text may contain and an XML file must not: one such character makes all of it unreadable. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

interface ListedPage {
  path: string
  title: string
  description: string
  noIndex: boolean
  feed: FeedEntry | null
}

/** The feeds of all guides of a language and of each topic, newest first, by their files. */
export function feedFiles(pages: ListedPage[], site: string): Map<string, string> {
  const guides = pages
    .flatMap(({ feed, ...page }) => (feed && !page.noIndex ? { ...page, feed } : []))
    .toSorted((a, b) => b.feed.published.localeCompare(a.feed.published))
  const files = new Map<string, string>()
  for (const { path, title } of pages.filter((page) => listOf(page.path) === page.path)) {
    const all = prefixOf(path) + paths.guides
    const own = guides.filter((guide) =>
      path === all ? prefixOf(guide.path) === prefixOf(path) : guide.feed.topic.path === path,
    )
    if (own.length === 0) continue
    const entries = own.map(({ path: at, title: name, description, feed }) => ({
      url: site + at,
      title: name,
      summary: description,
      published: new Date(feed.published),
      updated: new Date(feed.reviewed ?? feed.published),
      author: { name: feed.author ?? new URL(site).hostname },
      topic: feed.topic.title,
      html: feed.html,
    }))
    files.set(
      `${path}/feed.xml`,
      generateAtomFeed({
        id: site + path,
        title: { value: title },
        updated: new Date(Math.max(...entries.map(({ updated }) => updated.getTime()))),
        links: [{ href: site + path }, { href: `${site}${path}/feed.xml`, rel: 'self' }],
        entries: entries.map((entry) => ({
          id: entry.url,
          title: { value: entry.title },
          updated: entry.updated,
          published: entry.published,
          links: [{ href: entry.url }],
          authors: [entry.author],
          categories: [{ term: entry.topic }],
          summary: { value: entry.summary },
          content: { value: entry.html, type: 'html' },
        })),
      }).replace(notXml, ''),
    )
    const feed = generateJsonFeed({
      title,
      home_page_url: site + path,
      feed_url: `${site}${path}/feed.json`,
      ...(prefixOf(path) && { language: prefixOf(path).slice(1) }),
      items: entries.map((entry) => ({
        id: entry.url,
        url: entry.url,
        title: entry.title,
        summary: entry.summary,
        content_html: entry.html,
        date_published: entry.published,
        date_modified: entry.updated,
        authors: [entry.author],
        tags: [entry.topic],
      })),
    })
    files.set(`${path}/feed.json`, JSON.stringify(feed))
  }
  return files
}

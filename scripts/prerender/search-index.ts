import { toPlainText } from '@portabletext/toolkit'
import { objectsIn, recordsIn } from '#shared/json.ts'
import { homeOf, prefixOf } from '#shared/languages.ts'
import { searchFile } from '#shared/search.ts'
import type { SearchEntry, SearchIndex } from '#shared/search.ts'
import { guideOf } from '#src/content/guide-of.ts'
import type { PageContent } from '#src/content/types.ts'

/** What the search finds on a page: the page itself, of a guide with all its text, and its questions. */
export function entriesOf(page: PageContent, markdown: string): PageEntries {
  const { path, title, seo, sections } = page
  const guide = guideOf(page)
  const text = guide ? textsIn(sections) : headingsIn(markdown)
  const items = sections.flatMap((section) => (section._type === 'faqList' ? section.items : []))
  return {
    kind: guide ? 'guides' : 'pages',
    page: {
      path,
      title,
      text: [seo?.description ?? '', ...text].map(sentence).join(' '),
      about: guide?.topic.title ?? '',
    },
    questions: items.map(({ question, answer }) => ({
      path,
      title: question,
      text: toPlainText(answer).replace(/\s+/g, ' '),
      about: title,
    })),
  }
}

function headingsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^[ -]*#+ (.+)$/gm)].map(([, words = '']) => plainText(words))
}

/** The words of a guide's text, block by block. */
function textsIn(sections: PageContent['sections']): string[] {
  const body = sections.flatMap((section) => (section._type === 'articleText' ? section.body : []))
  return objectsIn(body).flatMap((part) => {
    const { _type: type, children, title, caption, cells, items } = part
    if (Array.isArray(children))
      return recordsIn(children)
        .map(({ text }) => text)
        .join('')
    const own = [
      title,
      caption,
      ...[cells, items].flatMap((list) => (Array.isArray(list) ? list : [])),
    ]
    return type === 'question' ? [] : own.filter((text) => typeof text === 'string')
  })
}

export interface PageEntries {
  kind: 'guides' | 'pages'
  page: SearchEntry
  questions: SearchEntry[]
}

interface Searched {
  path: string
  noIndex: boolean
  entries: PageEntries
}

/** The index of each language, by its file; what search engines do not find it does not find either. */
export function searchIndexes(pages: Searched[]): Map<string, SearchIndex> {
  const found = pages.filter(({ path, noIndex }) => !noIndex && !/\/page\/\d+$/.test(path))
  const groups = [...Map.groupBy(found, ({ path }) => prefixOf(path))]
  return new Map(groups.map(([prefix, some]) => [searchFile(prefix), indexOf(some)]))
}

function indexOf(pages: Searched[]): SearchIndex {
  const questions = new Map<string, SearchEntry>()
  // The home page shows some of each audience's: the audience's own page says more.
  for (const { entries } of pages.toSorted((a, b) => depth(b) - depth(a)))
    for (const entry of entries.questions)
      if (!questions.has(entry.title)) questions.set(entry.title, entry)
  const pagesOf = (kind: PageEntries['kind']) =>
    pages.flatMap(({ entries }) => (entries.kind === kind ? entries.page : []))
  return {
    guides: pagesOf('guides'),
    pages: pagesOf('pages'),
    questions: [...questions.values()],
  }
}

/** Zero for the home page of a language. */
function depth({ path }: Searched): number {
  return path === homeOf(path) ? 0 : 1
}

/** Markdown without its marks. */
function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`\\]/g, '')
    .trim()
}

function sentence(text: string): string {
  return /[.!?؟]$/.test(text) ? text : `${text}.`
}

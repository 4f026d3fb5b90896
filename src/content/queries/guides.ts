import { isVector } from '#shared/image.ts'
import { mapTexts } from '#shared/json.ts'
import { guidePlace } from '#shared/paths.ts'
import { keepTogether } from '#shared/text.ts'
import type { Guide, GuideCard, GuideList, PageAnswer, Section, Valid } from '#src/content/types.ts'
import type { GuidesQueryResult } from '#src/content/generated/types.generated.ts'

/** Guides of one language, and the pages that could list all of them: the first does. */
export type Guides = Valid<GuidesQueryResult>
type Index = Guides['indexes'][number]
type AllGuides = Extract<Index['sections'][number], { _type: 'guideList' }>
type Topic = AllGuides['topics'][number]

/** How many guides one page of a list shows. */
const perPage = 12

/** How many guides are offered below another. */
const mostRelated = 3

/**
 * The page at an address of the guides; null where there is none. Each is made of the page that lists the
 * guides: in the place of its list is the guide, or one page of the list, and it ends as that page does.
 */
export function guidePage(path: string, { indexes: [index], guides }: Guides): PageAnswer | null {
  const place = guidePlace(path)
  if (!index || !place) return null
  const list = allGuides(index)
  if (!list) return path === index.path ? index : null
  if ('slug' in place) {
    const guide = guides.find((one) => one.path === path)
    return guide ? { ...wholeGuide(guide, index, list), path } : null
  }
  // Of several with this address, one that has guides.
  const topic = list.topics.find(
    (one) => (path === one.path || path.startsWith(`${one.path}/page/`)) && pagesOf(list, one) > 0,
  )
  if (place.topic !== null && !topic) return null
  const isThere = path === index.path || place.page <= pagesOf(list, topic)
  return isThere ? listPage(index, list, place.page, topic) : null
}

/** The addresses of all lists of guides but that of the page itself. */
export function listPaths({ indexes: [index] }: Guides): string[] {
  const list = index && allGuides(index)
  if (!list) return []
  const all = [undefined, ...list.topics].flatMap((topic) =>
    Array.from(
      { length: pagesOf(list, topic) },
      (_, page) => listPage(index, list, page + 1, topic).path,
    ),
  )
  return all.filter((path) => path !== index.path)
}

function allGuides({ sections }: Index): AllGuides | undefined {
  return sections.find((section) => section._type === 'guideList')
}

function wholeGuide({ body, ...guide }: Guide, index: Index, list: AllGuides): PageAnswer {
  const { _id, title, summary, image, translations, topic } = guide
  const related = relatedTo(guide, list.guides)
  const seo = guide.seo ?? {
    _type: 'seo',
    title: null,
    description: null,
    image: null,
    noIndex: null,
  }
  // No network shows a drawing; without an image the build makes one.
  const cover = image && isVector(image) ? null : image
  return {
    ...index,
    _id,
    title,
    translations,
    learn: null,
    seo: { ...seo, description: seo.description || summary, image: seo.image ?? cover },
    sections: [
      { _key: 'article', _type: 'article', guide },
      { _key: 'text', _type: 'articleText', body: mapTexts(body, keepTogether), related },
      ...closing(index, topic.act),
    ],
  }
}

/** One page of the list of all guides, or of those of a topic. */
function listPage(index: Index, list: AllGuides, page: number, topic?: Topic): PageAnswer {
  const { title } = topic ?? index
  const path = topic?.path ?? index.path
  const guides = ofTopic(list.guides, topic)
  const pages = pagesOf(list, topic)
  const from = (page - 1) * perPage
  const count = (of: Topic) => [of._id, ofTopic(list.guides, of).length] as const
  const counts = Object.fromEntries(list.topics.map(count))
  const opening: GuideList = {
    ...list,
    heading: topic?.title ?? list.heading,
    lead: topic?.description ?? list.lead,
    topics: list.topics.filter(({ _id }) => counts[_id]),
    guides: guides.slice(from, from + perPage),
    shown: { path, page, pages, counts },
  }
  if (!topic && page === 1) {
    const sections = index.sections.map((section) => (section === list ? opening : section))
    return { ...index, sections }
  }
  const name = page === 1 ? title : `${title} (${page})`
  // The list's own title for search engines ends in the name of the site.
  const site = index.seo?.title?.split(' | ').at(-1)
  return {
    ...index,
    title: name,
    path: page === 1 ? path : `${path}/page/${page}`,
    translations: null,
    seo: index.seo && {
      ...index.seo,
      title: site ? `${name} | ${site}` : null,
      description: topic?.description ?? index.seo.description,
    },
    sections: [opening, ...closing(index, topic?.act ?? null)],
  }
}

function pagesOf(list: AllGuides, topic?: Topic): number {
  return Math.ceil(ofTopic(list.guides, topic).length / perPage)
}

function ofTopic(guides: GuideCard[], topic?: Pick<Topic, '_id'>): GuideCard[] {
  return topic ? guides.filter((guide) => guide.topic._id === topic._id) : guides
}

/** What an editor pinned, what the guide links to, and others of its topic, newest first. */
function relatedTo(guide: Omit<Guide, 'body'>, all: GuideCard[]): GuideCard[] {
  const { pinned, linked, topic } = guide
  const others = all.filter(({ _id }) => _id !== guide._id)
  const named = [...(pinned ?? []), ...(linked ?? [])]
  const found = [
    ...named.flatMap((id) => others.find(({ _id }) => _id === id) ?? []),
    ...ofTopic(others, topic),
  ]
  return [...new Set(found)].slice(0, mostRelated)
}

/** The last section of the page, which leads to what the topic's guides lead to. */
function closing({ sections }: Index, act: Topic['act']): Section<'closingBand'>[] {
  return sections
    .filter((section) => section._type === 'closingBand')
    .map((section) => (act ? { ...section, action: act, actionNote: null } : section))
}

import { DocumentIcon } from '@sanity/icons/Document'
import { StarIcon } from '@sanity/icons/Star'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { asText } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'

const TYPE = 'benefitCard'
const API = { apiVersion: '2025-02-19' }

/** Every page with the benefit cards that it shows, in the order of their addresses. */
export const cardPagesQuery = `*[_type == "page"] | order(path asc)
  {_id, title, path, "cards": sections[].cards[@->_type == "${TYPE}"]._ref}`

/** A page and the cards that it shows. */
interface CardPage {
  id: string
  title: string
  cards: string[]
}

/** Benefit cards by the page that shows them: those of several pages have the same title. */
export function cardsByPage(
  build: StructureBuilder,
  { getClient }: StructureResolverContext,
): ListItemBuilder {
  const all = build
    .documentTypeListItem(TYPE)
    .id('all')
    .title('All benefit cards')
    .child(build.documentTypeList(TYPE).title('All benefit cards'))
  return build
    .listItem()
    .id(TYPE)
    .title('Benefit cards')
    .icon(StarIcon)
    .child(async () => {
      const answer: unknown = await getClient(API).fetch(
        cardPagesQuery,
        {},
        { perspective: 'drafts' },
      )
      const pages = readCardPages(answer).map((page) => listOfPage(build, page))
      return build
        .list()
        .id(TYPE)
        .title('Benefit cards')
        .items([...pages, build.divider(), all])
    })
}

function listOfPage(build: StructureBuilder, { id, title, cards }: CardPage): ListItemBuilder {
  const list = build
    .documentTypeList(TYPE)
    .id(id)
    .title(title)
    .filter('_type == $type && _id in $ids')
    .params({ type: TYPE, ids: [...cards, ...cards.map((card) => `drafts.${card}`)] })
    // A new card is on no page yet, and a link to a card opens it among all.
    .initialValueTemplates([])
    .canHandleIntent(() => false)
  return build.listItem().id(id).title(title).icon(DocumentIcon).child(list)
}

/** Reads that query's result; a page without cards is left out. */
export function readCardPages(answer: unknown): CardPage[] {
  if (!Array.isArray(answer)) return []
  return answer.filter(isRecord).flatMap(({ _id, title, path, cards }) => {
    const ids = Array.isArray(cards) ? [...new Set(cards.map(asText).filter(Boolean))] : []
    if (ids.length === 0) return []
    const name = [asText(title), asText(path)].filter(Boolean).join(' · ')
    return [{ id: asText(_id), title: name, cards: ids }]
  })
}

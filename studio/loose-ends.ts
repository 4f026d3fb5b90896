import { EditIcon } from '@sanity/icons/Edit'
import { UnlinkIcon } from '@sanity/icons/Unlink'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { asText } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'

const API = { apiVersion: '2025-02-19' }

// Among drafts a document has its published id; the listener for changes knows only ids as stored.
export const unpublishedFilter = '_originalId in path("drafts.**") || _id in path("drafts.**")'

/** Pages that no menu, text or other page links to; a redirect shows nobody the way. */
export const unlinkedQuery = `*[_type == "page" && path != "/"
  && count(*[references(^._id) && _id != ^._id && _type != "redirect"]) == 0]{_id}`

/** Every document with a draft: what visitors do not see yet. */
export function unpublished(build: StructureBuilder): ListItemBuilder {
  const title = 'Unpublished changes'
  const list = build
    .documentList()
    .id('unpublished')
    .title(title)
    .apiVersion(API.apiVersion)
    .filter(unpublishedFilter)
    .defaultOrdering([{ field: '_updatedAt', direction: 'desc' }])
    .canHandleIntent(() => false)
  return build.listItem().id('unpublished').title(title).icon(EditIcon).child(list)
}

/** Pages that visitors find only by their address, as when the list was opened. */
export function unlinked(
  build: StructureBuilder,
  { getClient }: StructureResolverContext,
): ListItemBuilder {
  const title = 'Pages nothing links to'
  return build
    .listItem()
    .id('unlinked')
    .title(title)
    .icon(UnlinkIcon)
    .child(async () => {
      const answer: unknown = await getClient(API).fetch(
        unlinkedQuery,
        {},
        { perspective: 'drafts' },
      )
      const ids = Array.isArray(answer) ? answer.filter(isRecord).map(({ _id }) => asText(_id)) : []
      return build
        .documentTypeList('page')
        .id('unlinked')
        .title(title)
        .filter('_type == "page" && _id in $ids')
        .params({ ids: [...ids, ...ids.map((id) => `drafts.${id}`)] })
        .initialValueTemplates([])
        .canHandleIntent(() => false)
    })
}

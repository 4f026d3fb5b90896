import type { SanityClient } from '@sanity/client'
import { publishedId } from '#schemas/rules/context.ts'
import { counted } from '#shared/text.ts'
import { leftAddress } from '#studio/actions/leave.ts'
import { nameOf } from '#studio/document-name.ts'
import { isStored, type StoredDocument } from '#studio/texts/find-texts.ts'

type Client = Pick<SanityClient, 'action' | 'fetch'>

/**
 * Publishes drafts in one transaction: all of them or none. One with a mistake stays, and so does a page that
 * leaves its address, because its own publish button also sends its visitors after it.
 * @param ids of the published documents
 * @returns a sentence for the editor
 */
export async function publishDrafts(
  client: Client,
  ids: string[],
  isValid: (draft: StoredDocument) => Promise<boolean>,
): Promise<string> {
  const answer: unknown[] = await client.fetch(
    '*[_id in $ids]',
    { ids: ids.flatMap((id) => [id, `drafts.${id}`]) },
    { perspective: 'raw' },
  )
  const stored = new Map(answer.filter(isStored).map((document) => [document._id, document]))
  const drafts = [...stored.values()].filter(({ _id }) => _id !== publishedId(_id))
  const valid = await Promise.all(drafts.map(isValid))
  const ready = drafts.filter((draft, index) => {
    const published = stored.get(publishedId(draft._id)) ?? null
    return valid[index] && leftAddress('publish', published, draft) === undefined
  })
  if (ready.length > 0) {
    await client.action(
      ready.map(({ _id }) => ({
        actionType: 'sanity.action.document.publish',
        draftId: _id,
        publishedId: publishedId(_id),
      })),
    )
  }
  const left = drafts
    .filter((draft) => !ready.includes(draft))
    .map((draft) => nameOf(draft) ?? draft._id)
  return [
    `${counted(ready.length, 'draft')} published.`,
    left.length > 0 &&
      `These have a mistake or another address, so publish them by their own button: ${left.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

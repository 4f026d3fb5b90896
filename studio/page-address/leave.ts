import type { Action } from '@sanity/client'

/** Where visitors of an address that a page leaves are sent. */
export interface NewRedirect {
  id: string
  from: string
  to: string
}

/** What takes a page's address away. */
export type Leaving = 'publish' | 'unpublish' | 'delete'

/** The address that visitors know and would find empty afterwards; undefined where none is lost. */
export function leftAddress(
  leaving: Leaving,
  published: Readonly<Record<string, unknown>> | null,
  draft: Readonly<Record<string, unknown>> | null,
): string | undefined {
  const path = published?.['path']
  if (typeof path !== 'string' || path === '/') return undefined
  return leaving === 'publish' && (draft === null || draft['path'] === path) ? undefined : path
}

/** One transaction: the page goes, or goes elsewhere, and the redirect is there. */
export function leaveActions(
  leaving: Leaving,
  publishedId: string,
  hasDraft: boolean,
  redirect?: NewRedirect,
): Action[] {
  const draftId = `drafts.${publishedId}`
  const first: Record<Leaving, Action> = {
    publish: { actionType: 'sanity.action.document.publish', draftId, publishedId },
    unpublish: { actionType: 'sanity.action.document.unpublish', draftId, publishedId },
    delete: {
      actionType: 'sanity.action.document.delete',
      publishedId,
      includeDrafts: hasDraft ? [draftId] : [],
    },
  }
  return [first[leaving], ...(redirect === undefined ? [] : redirectActions(redirect))]
}

function redirectActions({ id, from, to }: NewRedirect): Action[] {
  const draftId = `drafts.${id}`
  const attributes = { _id: draftId, _type: 'redirect', from, to, permanent: true }
  return [
    {
      actionType: 'sanity.action.document.create',
      publishedId: id,
      attributes,
      ifExists: 'fail',
    },
    { actionType: 'sanity.action.document.publish', draftId, publishedId: id },
  ]
}

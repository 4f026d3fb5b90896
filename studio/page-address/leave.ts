import type { Action } from '@sanity/client'

/** The redirect for visitors of an address that a page leaves. */
export interface NewRedirect {
  id: string
  from: string
  to: string
}

/** The actions that remove a page from its address. */
export type Leaving = 'publish' | 'unpublish' | 'delete'

/** The address that visitors would find empty afterwards; undefined where none is lost. */
export function leftAddress(
  leaving: Leaving,
  published: Readonly<Record<string, unknown>> | null,
  draft: Readonly<Record<string, unknown>> | null,
): string | undefined {
  const path = published?.['path']
  if (typeof path !== 'string' || path === '/') return undefined
  return leaving === 'publish' && (draft === null || draft['path'] === path) ? undefined : path
}

/** One transaction: the page is removed or moved, and the redirect is created. */
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

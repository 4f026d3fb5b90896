import type { Action } from '@sanity/client'
import type { KnownRedirect } from './redirects.ts'

/** A link as it is stored. */
type Link = { _type: 'link' } & (
  | { href: string }
  | { page: { _type: 'reference'; _ref: string; _weak: true } }
)

/** Where visitors of an address that a page leaves are sent. */
export interface NewRedirect {
  id: string
  from: string
  to: Link
}

/** The actions that remove a page from its address. */
export type Leaving = 'publish' | 'unpublish' | 'delete'

interface Leave {
  leaving: Leaving
  publishedId: string
  hasDraft: boolean
  redirect?: NewRedirect | undefined
  /** Redirects to the page so far, which lead where the new one does. */
  leading?: readonly KnownRedirect[]
  /** Redirects that start where the page goes back to. */
  obsolete?: readonly KnownRedirect[]
}

/** The address that visitors would find empty afterwards; undefined where none is lost. */
export function leftAddress(
  leaving: Leaving,
  published: Readonly<Record<string, unknown>> | null,
  draft: Readonly<Record<string, unknown>> | null,
): string | undefined {
  const path = published?.['path']
  if (typeof path !== 'string') return undefined
  return leaving === 'publish' && (draft === null || draft['path'] === path) ? undefined : path
}

/** A link to the page with this path, or to the address where no page has it. */
export function linkTo(path: string, pages: ReadonlyMap<string, string>): Link {
  const id = pages.get(path)
  return id === undefined ? { _type: 'link', href: path } : linkToPage(id)
}

export function linkToPage(id: string): Link {
  return { _type: 'link', page: { _type: 'reference', _ref: id, _weak: true } }
}

/** One transaction: the page is removed or moved, and its visitors are sent after it, old ones too. */
export function leaveActions(leave: Leave): Action[] {
  const { leaving, publishedId, hasDraft, redirect, leading = [], obsolete = [] } = leave
  const draftId = `drafts.${publishedId}`
  const first: Record<Leaving, Action> = {
    publish: { actionType: 'sanity.action.document.publish', draftId, publishedId },
    unpublish: { actionType: 'sanity.action.document.unpublish', draftId, publishedId },
    delete: remove({ id: publishedId, hasDraft }),
  }
  const others = leading.filter(({ id }) => obsolete.every((one) => one.id !== id))
  return [
    first[leaving],
    ...obsolete.filter(({ isPublished }) => isPublished).map(remove),
    ...(redirect === undefined
      ? []
      : [...others.flatMap((other) => lead(other, redirect.to)), ...create(redirect)]),
  ]
}

function remove({ id, hasDraft }: Pick<KnownRedirect, 'id' | 'hasDraft'>): Action {
  return {
    actionType: 'sanity.action.document.delete',
    publishedId: id,
    includeDrafts: hasDraft ? [`drafts.${id}`] : [],
  }
}

function lead({ id, isPublished }: KnownRedirect, to: Link): Action[] {
  const ids = { draftId: `drafts.${id}`, publishedId: id }
  const edit: Action = {
    actionType: 'sanity.action.document.edit',
    ...ids,
    patch: { set: { to } },
  }
  return isPublished ? [edit, { actionType: 'sanity.action.document.publish', ...ids }] : [edit]
}

function create({ id, from, to }: NewRedirect): Action[] {
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

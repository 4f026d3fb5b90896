import type { Action } from '@sanity/client'
import { publishedId } from '#schemas/rules/context.ts'
import { asText, isRecord, recordsIn } from '#shared/json.ts'
import { neededHomes } from '#shared/languages.ts'
import { namesAddress, refersToPage } from '#schemas/rules/link-rules.ts'
import { addressOf, readDocuments, type Use } from '#studio/used-on/uses.ts'
import { checkRedirectLoop, siteOrigins } from '#schemas/rules/rules.ts'
import { followRedirects, redirectsByPath } from '#shared/redirects.ts'
import { shownIds } from './copy.ts'

/** A link as it is stored. */
type Link = { _type: 'link' } & (
  | { href: string }
  | { page: { _type: 'reference'; _ref: string; _weak: true } }
)

/** Where visitors of an address that a page leaves are sent. */
interface NewRedirect {
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
  const path = addressOf(published)
  if (path === undefined) return undefined
  return leaving === 'publish' && (draft === null || addressOf(draft) === path) ? undefined : path
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
  const { leaving, publishedId: id, hasDraft, redirect, leading = [], obsolete = [] } = leave
  const ids = { draftId: `drafts.${id}`, publishedId: id }
  const first: Record<Leaving, Action> = {
    publish: { actionType: 'sanity.action.document.publish', ...ids },
    unpublish: { actionType: 'sanity.action.document.unpublish', ...ids },
    delete: remove({ id, hasDraft }),
  }
  const others = leading.filter((other) => obsolete.every((one) => one.id !== other.id))
  return [
    first[leaving],
    ...obsolete.filter(({ isPublished }) => isPublished).map(remove),
    ...(redirect === undefined
      ? []
      : [...others.flatMap((other) => lead(other, redirect.to)), ...createRedirect(redirect)]),
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

function createRedirect({ id, from, to }: NewRedirect): Action[] {
  const draftId = `drafts.${id}`
  const attributes = { _id: draftId, _type: 'redirect', from, to, permanent: true }
  return [
    { actionType: 'sanity.action.document.create', publishedId: id, attributes, ifExists: 'fail' },
    { actionType: 'sanity.action.document.publish', draftId, publishedId: id },
  ]
}

/** Every document that could link to the one with the ids `$own`. */
export const linkingQuery =
  '*[!(_id in $own) && !(_type match "system.*") && !(_type match "sanity.*")]'

const HIDDEN = /^(?:drafts|versions)\./

/** What changes when a page leaves its address, or any document is deleted. */
export interface Linking {
  /** Documents whose links refer to the page: they follow it, and vanish without it. */
  following: Use[]
  /** Documents with the address written in them. */
  naming: Use[]
  /** Documents that need this one and would be broken without it. */
  needing: Use[]
  /** Redirects that lead here. */
  leading: KnownRedirect[]
  /** All redirects. */
  redirects: KnownRedirect[]
  /** The ids of the other pages and guides by their paths. */
  pages: ReadonlyMap<string, string>
  /** Another published page has the address, so that visitors do not lose it. */
  isShared: boolean
  /** It is the home page of the site, or of a language that has pages. */
  isHome: boolean
}

/** Reads the answer to `linkingQuery` for the document `id`, which has that address if it is a page. */
export function readLinking(answer: unknown, id: string, address: string | undefined): Linking {
  const rows = recordsIn(answer)
  const redirects = readRedirects(rows)
  // Redirects are not links that a visitor sees, and they are changed with the page.
  const others = rows.filter(({ _type }) => _type !== 'redirect')
  const named = address === undefined ? [] : others.filter((row) => namesAddress(row, address))
  const published = rows.flatMap((row) =>
    HIDDEN.test(asText(row['_id'])) ? [] : (addressOf(row) ?? []),
  )
  return {
    following: readDocuments(others.filter((row) => refersToPage(row, id))),
    naming: readDocuments(named),
    needing: readDocuments(rows.filter((row) => shownIds(row).includes(id))),
    leading: address === undefined ? [] : leadingTo(redirects, id, address),
    redirects,
    pages: new Map(
      rows.flatMap((row): [string, string][] => {
        const path = addressOf(row)
        return path === undefined ? [] : [[path, publishedId(asText(row['_id']))]]
      }),
    ),
    isShared: address !== undefined && published.includes(address),
    isHome: neededHomes(published).has(asText(address)),
  }
}

/** A redirect that visitors or editors know already. */
export interface KnownRedirect {
  /** Of its published version. */
  id: string
  from: string
  /** The address it leads to now; "" for a page that has none. */
  to: string
  /** The id of the page it leads to; "" for an address. */
  page: string
  hasDraft: boolean
  isPublished: boolean
}

/** The redirects among these documents; of a draft and its published version, the draft counts. */
export function readRedirects(rows: readonly Record<string, unknown>[]): KnownRedirect[] {
  const paths = new Map(rows.map((row) => [publishedId(asText(row['_id'])), addressOf(row) ?? '']))
  const found = Map.groupBy(
    rows.filter(({ _type }) => _type === 'redirect'),
    ({ _id }) => publishedId(asText(_id)),
  )
  return [...found].map(([id, versions]) => {
    const draft = versions.find(({ _id }) => _id !== id)
    const { from, to } = draft ?? versions[0] ?? {}
    const link = isRecord(to) ? to : { href: to }
    const page = isRecord(link['page']) ? asText(link['page']['_ref']) : ''
    return {
      id,
      from: asText(from),
      to: page === '' ? asText(link['href']) : (paths.get(page) ?? ''),
      page,
      hasDraft: draft !== undefined,
      isPublished: versions.some(({ _id }) => _id === id),
    }
  })
}

/** The redirects that lead to a page or to its address, and would lead nowhere without it. */
export function leadingTo(
  redirects: readonly KnownRedirect[],
  id: string,
  address: string,
): KnownRedirect[] {
  return redirects.filter(({ page, to }) => (page === '' ? to === address : page === id))
}

/**
 * Where visitors of an address arrive who are sent to `to`, behind the redirects that start there: a
 * redirect to a redirect would cost them a second request.
 * @returns the last address, or a sentence when they would go round in a circle
 */
export function endOf(
  to: string,
  address: string,
  redirects: readonly KnownRedirect[],
): { end: string } | { problem: string } {
  const targets = new Map(redirects.map((redirect) => [redirect.from, redirect.to]))
  const loop = checkRedirectLoop(address, targets.set(address, to))
  if (loop !== true) return { problem: loop }
  return { end: followRedirects(address, redirectsByPath(targets), siteOrigins).steps.at(-1) || to }
}

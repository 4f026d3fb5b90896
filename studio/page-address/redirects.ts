import { publishedId } from '#schemas/rules/context.ts'
import { checkRedirectLoop, siteOrigins } from '#schemas/rules/rules.ts'
import { asText } from '#schemas/fields/values.ts'
import { followRedirects, redirectsByPath } from '#shared/paths.ts'
import { isRecord } from '#shared/json.ts'

type Row = Record<string, unknown>

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
export function readRedirects(rows: readonly Row[]): KnownRedirect[] {
  const paths = new Map(
    rows
      .filter(({ _type }) => _type === 'page')
      .map(({ _id, path }) => [publishedId(asText(_id)), asText(path)]),
  )
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

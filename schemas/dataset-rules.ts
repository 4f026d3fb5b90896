import { checkRedirectLoop, type Verdict } from './rules.ts'

/** The part of Sanity's validation context that these rules use. */
interface Surroundings {
  getClient?: (options: { apiVersion: string }) => {
    fetch: (query: string, params: Record<string, unknown>) => Promise<unknown>
  }
  document?: { _id: string; [field: string]: unknown } | undefined
}

const API_VERSION = '2025-02-19'
const OTHERS = '!(_id in $own) && !(_id in path("versions.**"))'
const PAGES = `count(*[_type == "page" && path == $value && ${OTHERS}])`
const REDIRECTS = `count(*[_type == "redirect" && from == $value && ${OTHERS}])`
const TARGETS = `*[_type == "redirect" && ${OTHERS}]{from, to}`

/** Refuses a path that another page already has. */
export async function checkUniquePage(value: unknown, around: Surroundings): Promise<Verdict> {
  const taken = await ask(PAGES, value, around)
  return isPositive(taken) ? 'Another page already has this path.' : true
}

/** Refuses a second redirect from one old path. */
export async function checkUniqueRedirect(value: unknown, around: Surroundings): Promise<Verdict> {
  const taken = await ask(REDIRECTS, value, around)
  return isPositive(taken) ? 'Another redirect already starts from this path.' : true
}

/** Refuses a redirect that would lead back to itself, directly or through others. */
export async function checkNoLoop(value: unknown, around: Surroundings): Promise<Verdict> {
  const from = around.document?.['from']
  if (typeof from !== 'string' || typeof value !== 'string') return true
  const others = await ask(TARGETS, value, around)
  const targets = new Map(Array.isArray(others) ? others.flatMap(toPair) : [])
  return checkRedirectLoop(from, targets.set(from, value))
}

/** Asks the dataset about everything but this document and its draft; undefined without a client. */
async function ask(query: string, value: unknown, { getClient, document }: Surroundings) {
  if (typeof value !== 'string' || getClient === undefined) return undefined
  const { _id: name = '' } = document ?? {}
  const id = name.replace(/^drafts\./, '')
  const own = [id, `drafts.${id}`]
  return getClient({ apiVersion: API_VERSION }).fetch(query, { value, own })
}

function isPositive(count: unknown): boolean {
  return typeof count === 'number' && count > 0
}

function toPair(redirect: unknown): [string, string][] {
  if (typeof redirect !== 'object' || redirect === null) return []
  const from = 'from' in redirect ? redirect.from : undefined
  const to = 'to' in redirect ? redirect.to : undefined
  return typeof from === 'string' && typeof to === 'string' ? [[from, to]] : []
}

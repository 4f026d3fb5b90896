import { canonicalPath, lowerCasePath } from '#shared/paths.ts'
import { loadChunk, within } from '#src/browser/load-chunk.ts'
import { isUnderConstruction } from '#src/config/construction.ts'
import type { PageContent, PageResult } from './types.ts'

/** How long a visitor waits for a page after clicking its link, in milliseconds. */
const waits = {
  /** Until a page, "not found" or an error is shown: ten seconds at most, with a second to draw it. */
  whole: 9000,
  /** A page that the build does not know. */
  newPage: 7000,
  /** A lost connection is given this long to come back. */
  secondLook: 1000,
}

/** Loads what a page needs besides its content, such as the code of its sections. */
export type Prepare = (page: PageContent) => Promise<void>

/**
 * What is at a path: a page, as of the build or, if it was published since, from the content API; a
 * redirect that an editor made since the build; or nothing. Ends within `waits.whole`, whatever hangs.
 * @throws the error of a page that the build may know and that does not arrive
 */
export async function findPage(path: string, prepare?: Prepare): Promise<PageResult> {
  const end = performance.now() + waits.whole
  const result = await lookUpTwice(path, end).then((exact) =>
    exact.kind === 'not-found' ? inLowerCase(path, end) : exact,
  )
  // A page whose code is late shows a placeholder for it.
  if (result.kind === 'page' && prepare)
    await within(timeLeft(end), prepare(result.page)).catch(() => {})
  return result
}

/** Leads to the page with the same address in lower case, if there is one. */
async function inLowerCase(path: string, end: number): Promise<PageResult> {
  if (!/[\p{Lu}%]/u.test(path)) return { kind: 'not-found' }
  const lower = lowerCasePath(path)
  const result = lower === path ? null : await lookUp(lower, end).catch(() => null)
  if (result?.kind === 'page') return { kind: 'redirect', to: lower }
  return result ?? { kind: 'not-found' }
}

async function lookUpTwice(path: string, end: number): Promise<PageResult> {
  try {
    return await lookUp(path, end)
  } catch (failure) {
    if (timeLeft(end) <= waits.secondLook) throw failure
    await new Promise((resolve) => setTimeout(resolve, waits.secondLook))
    return lookUp(path, end)
  }
}

async function lookUp(path: string, end: number): Promise<PageResult> {
  const page = await within(timeLeft(end), loadPageData(path))
  return page ? toResult(page) : findNewPage(path, end)
}

async function findNewPage(path: string, end: number): Promise<PageResult> {
  try {
    return await within(Math.min(waits.newPage, timeLeft(end)), askContentApi(path))
  } catch (cause) {
    console.warn(`Content: ${path} could not be looked up: ${String(cause)}`)
    return { kind: 'not-found' }
  }
}

// Queries and validation are a separate chunk: a built page carries its content with it.
async function askContentApi(path: string): Promise<PageResult> {
  const api = await loadChunk('page', () => import('./queries/ask-content-api.ts'))
  return api.askContentApi(path)
}

function timeLeft(end: number): number {
  return Math.max(0, end - performance.now())
}

/** The answer of one source as a result: a page, or none. */
export function toResult(page: PageContent | null): PageResult {
  return page ? { kind: 'page', page } : { kind: 'not-found' }
}

/** Where the build writes a page's content for navigation: "/" in index.json, "/lender" in lender.json. */
export function pageDataFile(path: string): string {
  return `/data${path === '/' ? '/index' : path}.json`
}

/**
 * A page's content as of the build, fetched when a visitor navigates to it. Null in development, in the
 * build itself, under construction, and for a page that was published since: the caller then requests it
 * from the content API.
 */
export async function loadPageData<Content = PageContent>(path: string): Promise<Content | null> {
  const isBuilt = !import.meta.env.SSR && !import.meta.env.DEV && !isUnderConstruction
  if (!isBuilt || path !== canonicalPath(path)) return null
  const response = await fetch(pageDataFile(path))
  if (!response.ok) return null
  const content: Content = await response.json()
  return content
}

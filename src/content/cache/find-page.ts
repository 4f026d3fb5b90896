import { loadChunk } from '#src/browser/load-chunk.ts'
import { navigationWaits as waits } from '#src/config/navigation-waits.ts'
import type { PageContent, PageResult } from '#src/content/types.ts'
import { TimeoutError, within } from '#src/browser/within.ts'
import { loadPageData } from './page-data.ts'
import { toResult } from './page-result.ts'

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
  const chunk = loadChunk('redirects', () => import('#src/content/queries/redirects.ts'))
  const lower = await within(timeLeft(end), chunk).then(
    ({ lowerCasePath }) => lowerCasePath(path),
    () => path,
  )
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
  const pageData = loadPageData(path)
  const isSlow = await within(Math.min(waits.pageData, timeLeft(end)), pageData).then(
    () => false,
    (failure: unknown) => failure instanceof TimeoutError,
  )
  if (!isSlow) {
    const page = await pageData
    return page ? toResult(page) : findNewPage(path, end)
  }
  // A slow line or a host that hangs: the content API may know the page sooner.
  const either = Promise.any([pageData.then(toResult).then(found), askContentApi(path).then(found)])
  return within(timeLeft(end), either).catch((failure: unknown): PageResult => {
    if (failure instanceof AggregateError) return { kind: 'not-found' }
    throw failure instanceof TimeoutError ? new TimeoutError(waits.whole) : failure
  })
}

/** Rejects "not found", so that the other source can still answer. */
function found(result: PageResult): PageResult {
  if (result.kind === 'not-found') throw new Error('not found')
  return result
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
  const { loadPage } = await loadChunk('page', () => import('#src/content/queries/load-page.ts'))
  const page = await loadPage(path)
  if (page) return toResult(page)
  const { redirectFrom } = await loadChunk(
    'redirects',
    () => import('#src/content/queries/redirects.ts'),
  )
  const to = await redirectFrom(path)
  return to === null ? { kind: 'not-found' } : { kind: 'redirect', to }
}

function timeLeft(end: number): number {
  return Math.max(0, end - performance.now())
}

import { loadChunk } from '#src/lib/load-chunk.ts'
import { navigationWaits as waits } from '#src/config/navigation-waits.ts'
import { loadPrebuilt } from '#src/content/cache/page-data.ts'
import type { PageContent } from '#src/content/types.ts'
import { TooLate, within } from '#src/lib/within.ts'
import { preloadSections } from './lazy-section.tsx'

/** Nobody could say what is at this path. */
export class UnknownPath extends Error {}

/** An editor's redirect, made since the build, leads on from this path. */
export class MovedPage extends Error {
  target: string
  constructor(target: string) {
    super(`Moved to ${target}`)
    this.target = target
  }
}

/**
 * The page at a path, as of the build or, if it was published since, from the content API; null when
 * there is none. Comes to an end within `waits.whole`, whatever hangs.
 * @throws MovedPage, UnknownPath, or the error of a page that the build may know and that does not arrive
 */
export async function findPage(path: string): Promise<PageContent | null> {
  const end = performance.now() + waits.whole
  const content = await lookUpTwice(path, end)
  // Sections are chunks of their own: the page shows itself with the first, the others are on their way.
  const types = content?.sections.map((section) => section._type) ?? []
  void preloadSections(types.slice(1))
  // One that does not come in time has its own place on the page to wait in.
  await within(leftOf(end), preloadSections(types.slice(0, 1))).catch(() => {})
  return content
}

async function lookUpTwice(path: string, end: number): Promise<PageContent | null> {
  try {
    return await lookUp(path, end)
  } catch (failure) {
    const isFinal = failure instanceof UnknownPath || failure instanceof MovedPage
    if (isFinal || leftOf(end) <= waits.secondLook) throw failure
    await new Promise((resolve) => setTimeout(resolve, waits.secondLook))
    return lookUp(path, end)
  }
}

async function lookUp(path: string, end: number): Promise<PageContent | null> {
  const built = loadPrebuilt(path)
  const isLate = await within(Math.min(waits.pageData, leftOf(end)), built).then(
    () => false,
    (failure: unknown) => failure instanceof TooLate,
  )
  if (!isLate) return (await built) ?? findNewPage(path, end)
  // A slow line or a host that hangs: the content API may know the page sooner.
  const either = Promise.any([built.then(known), askContentApi(path).then(known)])
  return within(leftOf(end), either).catch((failure: unknown) => {
    if (failure instanceof AggregateError) throw new UnknownPath(path, { cause: failure })
    throw failure instanceof TooLate ? new TooLate(waits.whole) : failure
  })
}

function known(page: PageContent | null): PageContent {
  if (!page) throw new UnknownPath()
  return page
}

async function findNewPage(path: string, end: number): Promise<PageContent | null> {
  try {
    return await within(Math.min(waits.newPage, leftOf(end)), askContentApi(path))
  } catch (cause) {
    if (cause instanceof MovedPage) throw cause
    console.warn(`Content: ${path} could not be looked up: ${String(cause)}`)
    throw new UnknownPath(path, { cause })
  }
}

async function askContentApi(path: string): Promise<PageContent | null> {
  const { loadPage } = await loadChunk('page', () => import('#src/content/queries/load-page.ts'))
  const found = await loadPage(path)
  if (found) return found
  const { loadRedirects } = await loadChunk(
    'redirects',
    () => import('#src/content/queries/redirects.ts'),
  )
  const moved = (await loadRedirects()).find(({ from }) => from === path)
  if (moved) throw new MovedPage(moved.to)
  return null
}

function leftOf(end: number): number {
  return Math.max(0, end - performance.now())
}

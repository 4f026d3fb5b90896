const longest = 120_000
/** By then the next page has loaded, or never will. */
const leavingTakes = 15_000

/** How often a chunk failed, by its name, and the address of its script if the browser said it. */
const failed = new Map<string, { address: string | undefined; tries: number }>()

/**
 * The only way to load a part of the app. `load` is an `import()`; its module is returned. After a
 * failure the next call tries another address too: some browsers and caches never request the same one again.
 * @throws ChunkLoadError after 120 s, or when the part is gone or damaged
 */
export async function loadChunk<Module>(
  name: string,
  load: () => Promise<Module>,
): Promise<Module> {
  const last = failed.get(name)
  const visit = watchForLeaving()
  try {
    if (last) requestStylesAgain()
    const other = last?.address && `${last.address}?r=${last.tries}`
    // Last, since a script from another address is a second copy of the module, with its own state.
    const again = other && (() => import(/* @vite-ignore */ other))
    return await within(longest, again ? load().catch(again) : load())
  } catch (cause) {
    // Firefox cancels what a page loads as soon as it is left: that is not a failure to report.
    if (visit.isLeaving) await new Promise((resolve) => setTimeout(resolve, leavingTakes))
    const address = last?.address ?? addressIn(cause)
    failed.set(name, { address, tries: (last?.tries ?? 0) + 1 })
    throw new ChunkLoadError(name, cause instanceof TimeoutError ? 'timeout' : 'missing', { cause })
  } finally {
    visit.end()
  }
}

/** Listens only while something loads: such a listener can keep a page out of the back-forward cache. */
function watchForLeaving(): { isLeaving: boolean; end: () => void } {
  const visit = {
    isLeaving: false,
    end: () => globalThis.removeEventListener?.('beforeunload', leave),
  }
  const leave = () => (visit.isLeaving = true)
  globalThis.addEventListener?.('beforeunload', leave)
  return visit
}

/** Chromium and Firefox name the script that they could not import; one of this site is requested again. */
function addressIn(cause: unknown): string | undefined {
  const [address = ''] = /https?:\S+\.js\b/.exec(String(cause)) ?? []
  return address.startsWith(`${globalThis.location?.origin}/`) ? address : undefined
}

/** Those of a part come with its script; Vite requests each once. */
function requestStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]'))
    if (!link.sheet) link.after(link.cloneNode())
}

/** Settles like the promise, or rejects with a TimeoutError after `limit` milliseconds. */
export async function within<Result>(limit: number, promise: Promise<Result>): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimeoutError(limit)), limit)
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}

export class TimeoutError extends Error {
  constructor(limit: number) {
    super(`No answer in ${Math.round(limit / 1000)} seconds.`)
  }
}

/** A part of the app did not arrive: it is missing on the host, or took too long. */
export class ChunkLoadError extends Error {
  readonly chunk: string
  readonly reason: 'missing' | 'timeout'

  constructor(chunk: string, reason: 'missing' | 'timeout', options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed (${reason})`, options)
    this.chunk = chunk
    this.reason = reason
  }
}

const key = 'reloaded-for-chunk'
const pause = 60_000

/**
 * True after the loss of a chunk, once a minute in a tab, and notes it: most likely a deploy replaced the
 * chunk, and another load of the page gets the new one. One note for all chunks: when the script of six
 * sections is gone, the page is reloaded once, not six times. Never in memory: the note must outlive the
 * reload.
 */
export function mayReloadAfter(error: unknown): boolean {
  if (!(error instanceof ChunkLoadError) || error.reason !== 'missing') return false
  try {
    const last = Number(sessionStorage.getItem(key) ?? -Infinity)
    if (Date.now() - last < pause || !navigator.onLine) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}

import { ChunkLoadError } from './chunk-load-error.ts'
import { TimeoutError, within } from './within.ts'

const limit = 120_000
/** By then the next page has loaded, or never will. */
const leavingTakes = 15_000

/** Addresses that failed, by chunk name, and how often. */
const failed = new Map<string, { address: string; tries: number }>()

/**
 * The only way to load a part of the app. `load` is an `import()`; its module is returned. After a
 * failure the next call uses another address: some browsers and caches never request the same one again.
 * @throws ChunkLoadError after 120 s, or when the part is gone or damaged
 */
export async function loadChunk<Module>(
  name: string,
  load: () => Promise<Module>,
): Promise<Module> {
  const last = failed.get(name)
  const visit = watchForLeaving()
  try {
    return await within(limit, last ? import(/* @vite-ignore */ otherAddress(last)) : load())
  } catch (cause) {
    // Firefox cancels what a page loads as soon as it is left: that is not a failure to report.
    if (visit.isLeaving) await new Promise((resolve) => setTimeout(resolve, leavingTakes))
    const address = last?.address ?? addressIn(cause)
    if (address) failed.set(name, { address, tries: (last?.tries ?? 0) + 1 })
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
  const [address = ''] = /https?:\S+/.exec(String(cause)) ?? []
  return address.startsWith(`${globalThis.location?.origin}/`) ? address : undefined
}

function otherAddress({ address, tries }: { address: string; tries: number }): string {
  return `${address}${address.includes('?') ? '&' : '?'}r=${tries}`
}

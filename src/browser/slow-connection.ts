/** What some browsers tell about the network (Network Information API). */
export interface Connection {
  saveData?: boolean
  /** `slow-2g`, `2g`, `3g` or `4g`; `4g` is also what is faster. */
  effectiveType?: string
  /** Milliseconds for a message and its answer. */
  rtt?: number
}

declare global {
  interface Navigator {
    connection?: Connection
  }
  interface Performance {
    getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[]
  }
}

/** When a page was requested and arrived in milliseconds, and its size in bytes. */
export type NavigationTimes = Pick<
  PerformanceNavigationTiming,
  'requestStart' | 'responseStart' | 'responseEnd' | 'encodedBodySize'
>

/** Milliseconds. */
const LONG_ROUND_TRIP = 300
/** Bits per millisecond; browsers call a connection 3G when it carries less. */
const LOW_RATE = 700

/**
 * True for a visitor who asked to save data, or whose connection is 3G or worse. A browser that does not
 * say how fast the connection is (Safari, Firefox) has measured it while it loaded the page: `times`.
 */
export function isSlowConnection(
  { saveData, effectiveType, rtt = 0 }: Connection,
  times: NavigationTimes | undefined,
): boolean {
  if (saveData) return true
  if (effectiveType) return effectiveType !== '4g' || rtt > LONG_ROUND_TRIP
  return (
    times !== undefined &&
    (times.responseStart - times.requestStart > LONG_ROUND_TRIP ||
      times.encodedBodySize * 8 < LOW_RATE * (times.responseEnd - times.responseStart))
  )
}

/** The same of the visitor of this page; from its `load` event on, before which its times are not known. */
export function isOnSlowConnection(): boolean {
  const [times] = performance.getEntriesByType('navigation')
  return isSlowConnection(navigator.connection ?? {}, times)
}

/** True for a visitor who asked to save data, or whose network is 2G: nothing is fetched ahead of its use. */
export function savesData({ connection }: { connection?: Connection }): boolean {
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}

/**
 * Runs a task when the browser is idle, after 5 seconds at the latest. A failure is ignored, since
 * nobody waits for the task.
 */
export function whenIdle(task: () => Promise<void> | void): void {
  const run = async () => task()
  const start = () => void run().catch(() => {})
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 5000 })
  else setTimeout(start, 1000)
}

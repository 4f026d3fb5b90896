/**
 * Runs a task when the browser has nothing better to do, at the latest after 5 seconds. Nobody waits
 * for it, so nobody is told when it fails.
 */
export function whenIdle(task: () => Promise<void> | void): void {
  const run = async () => task()
  const start = () => void run().catch(() => {})
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 5000 })
  else setTimeout(start, 1000)
}

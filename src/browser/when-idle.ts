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

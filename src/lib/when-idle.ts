/** Runs a task when the browser has nothing better to do, at the latest after 5 seconds. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 5000 })
  else setTimeout(task, 1000)
}

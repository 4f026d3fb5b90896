import vm from 'node:vm'
import { isRecord } from '#shared/json.ts'

// Only a script can be stopped from outside, together with everything that it calls.
const script = new vm.Script('work()')

/** Thrown for work that takes longer than its deadline. */
export class DeadlineError extends Error {}

/**
 * Runs synchronous work and returns its result.
 * @param milliseconds after which it is stopped, wherever it is
 * @throws DeadlineError when it was stopped, or what the work throws
 */
export function withDeadline<T>(milliseconds: number, work: () => T): T {
  let result: { value: T } | undefined
  const context = vm.createContext({ work: () => (result = { value: work() }) })
  try {
    script.runInContext(context, { timeout: milliseconds })
  } catch (error) {
    if (!isTimeout(error)) throw error
  }
  if (result) return result.value
  throw new DeadlineError(`The query took longer than ${milliseconds / 1000} seconds.`)
}

function isTimeout(error: unknown): boolean {
  // It is an error of the context, not of this one.
  return isRecord(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

import type { Lock } from './lock.ts'

/** The locks of one tab, which shares `locks` with the others; released when it closes. */
export function fakeLock(locks: Map<string, Promise<void>>, closed: AbortSignal): Lock {
  async function hold<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const { promise: mine, resolve: release } = Promise.withResolvers<void>()
    locks.set(name, mine)
    const free = () => {
      if (locks.get(name) === mine) locks.delete(name)
      release()
    }
    closed.addEventListener('abort', free)
    return task().finally(free)
  }
  return {
    async wait(name, task) {
      while (locks.has(name)) await locks.get(name)
      return closed.aborted ? new Promise(() => {}) : hold(name, task)
    },
    tryNow: async (name, task) =>
      locks.has(name) || closed.aborted ? undefined : hold(name, task),
  }
}

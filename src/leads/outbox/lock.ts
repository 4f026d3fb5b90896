type Task<Result> = () => Promise<Result>

/** Runs a task while no other tab runs one of the same name. */
export interface Lock {
  /** Waits for its turn. */
  wait: <Result>(name: string, task: Task<Result>) => Promise<Result>
  /** Does nothing while another tab has the lock. */
  tryNow: (name: string, task: Task<void>) => Promise<void>
}

/** The browser's locks, released when their tab closes; without them, tasks run unlocked. */
export const browserLock: Lock = {
  async wait(name, task) {
    let started = false
    try {
      return await navigator.locks.request(name, () => {
        started = true
        return task()
      })
    } catch (error) {
      if (started) throw error
      return task()
    }
  },
  async tryNow(name, task) {
    let started = false
    try {
      await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        started = true
        if (lock) await task()
      })
    } catch (error) {
      if (started) throw error
      await task()
    }
  },
}

type Task<Result> = () => Promise<Result>

/** Runs a task while no other tab runs one of the same name. */
export interface Lock {
  /** Waits for its turn. */
  wait: <Result>(name: string, task: Task<Result>) => Promise<Result>
  /** Does nothing while another has the lock. */
  tryNow: (name: string, task: Task<void>) => Promise<void>
}

/** The browser's locks, which end with their tab; a browser without them goes on without. */
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

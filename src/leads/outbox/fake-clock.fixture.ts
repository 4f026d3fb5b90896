export interface FakeClock {
  now: () => number
  /** Runs a task after `wait` milliseconds; returns a function that cancels it. */
  schedule: (wait: number, task: () => void) => () => void
  /** Advances the time and runs what is due. */
  advance: (milliseconds: number) => Promise<void>
  /** Sets the wall clock forward or back, without any time passing. */
  shift: (milliseconds: number) => void
}

interface Timer {
  at: number
  task: () => void
}

export function createFakeClock(): FakeClock {
  let now = 1_000_000_000_000
  let timers: Timer[] = []

  function takeNext(end: number): Timer | undefined {
    const [next] = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
    timers = timers.filter((timer) => timer !== next)
    return next
  }

  return {
    now: () => now,
    schedule(wait, task) {
      const timer = { at: now + wait, task }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
    async advance(milliseconds) {
      const end = now + milliseconds
      await flushPromises()
      for (let due = takeNext(end); due; due = takeNext(end)) {
        now = Math.max(now, due.at)
        due.task()
        await flushPromises()
      }
      now = end
    },
    shift(milliseconds) {
      now += milliseconds
      for (const timer of timers) timer.at += milliseconds
    },
  }
}

/** Lets everything continue that does not wait for a timer. */
export async function flushPromises(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

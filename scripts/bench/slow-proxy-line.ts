/** One direction of a slow network; all senders share its rate. */
export interface Line {
  /** Calls `deliver` when these bytes have arrived, after queueing, transmission and latency. */
  send: (bytes: number, deliver: () => void) => void
  close: () => void
}

/**
 * @param bitsPerSecond rate of the line
 * @param travel latency in milliseconds
 */
export function createLine(bitsPerSecond: number, travel: number): Line {
  const underWay: { at: number; deliver: () => void }[] = []
  let free = 0
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    const [next] = underWay
    timer = next && setTimeout(arrive, Math.max(0, next.at - performance.now()))
  }

  // One timer for all: separate timers may fire in another order than they were set.
  function arrive(): void {
    const now = performance.now()
    while (underWay[0] && underWay[0].at <= now) underWay.shift()?.deliver()
    wake()
  }

  return {
    send(bytes, deliver) {
      free = Math.max(free, performance.now()) + (bytes * 8 * 1000) / bitsPerSecond
      underWay.push({ at: free + travel, deliver })
      if (underWay.length === 1) wake()
    },
    close() {
      clearTimeout(timer)
      underWay.length = 0
    },
  }
}

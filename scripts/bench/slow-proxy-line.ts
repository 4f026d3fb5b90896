/** One direction of a slow connection: all who send share its rate, in turn. */
export interface Line {
  /** `deliver` is called once so many bytes have left at the line's rate and travelled its length. */
  send: (bytes: number, deliver: () => void) => void
  close: () => void
}

/**
 * @param bitsPerSecond what the line carries
 * @param travel milliseconds from one end to the other
 */
export function createLine(bitsPerSecond: number, travel: number): Line {
  const underWay: { at: number; deliver: () => void }[] = []
  let free = 0
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    const [next] = underWay
    timer = next && setTimeout(arrive, Math.max(0, next.at - performance.now()))
  }

  // One timer for all: timers of their own may fire in another order than they were set.
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

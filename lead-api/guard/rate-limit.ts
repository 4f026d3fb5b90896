import { networkOf } from './network-of.ts'

/** How many requests are taken in a span of time. */
export interface RateLimits {
  /** Milliseconds. */
  span: number
  /** Requests of one address to one call. */
  perAddress: number
  /** Requests of everybody to one call. */
  perCall: number
}

/** Counts requests. */
export interface RateLimit {
  /** Counts a request; seconds until the caller may try again, or undefined when it may go on now. */
  secondsToWait: (call: string, address: string) => number | undefined
}

/**
 * Counts requests by a text that tells a call and a network; seconds until the caller may try again, or
 * undefined when it may go on now.
 */
export type SharedLimit = (key: string) => Promise<number | undefined>

/** Counts in memory, in spans that begin with the first request: no address is ever stored. */
export function createRateLimit({ span, perAddress, perCall }: RateLimits): RateLimit {
  let counts = new Map<string, number>()
  let endsAt = 0

  return {
    secondsToWait: (call, address) => {
      const now = Date.now()
      // A span that ends later than that was begun before the clock was put back.
      if (now >= endsAt || endsAt > now + span) {
        counts = new Map()
        endsAt = now + span
      }
      const own = `${call} ${networkOf(address)}`
      const [all = 0, mine = 0] = [counts.get(call), counts.get(own)]
      // What is refused is not counted, so the map cannot grow without end.
      if (all >= perCall || mine >= perAddress) return Math.ceil((endsAt - now) / 1000)
      counts.set(call, all + 1)
      counts.set(own, mine + 1)
      return undefined
    },
  }
}

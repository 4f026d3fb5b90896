import { networkOf } from './networks.ts'

/** How many requests are taken in a span of time. */
export interface RateLimits {
  /** Milliseconds. */
  span: number
  /** Requests of one address to the call of a form; ten times as many to any other call, and in a day. */
  perAddress: number
  /** Valid requests of everybody to one call. */
  perCall: number
  /** Leads of a day that have the same e-mail address. */
  perEmail: number
}

/** Counts requests. Both functions return seconds until the caller may try again, or undefined. */
export interface RateLimit {
  /** Counts any request against its own network. */
  ofNetwork: (call: string, address: string, isForm: boolean) => number | undefined
  /** Counts a valid request against what everybody may send together. */
  ofAll: (call: string, address: string) => number | undefined
}

/**
 * Counts requests by a text that identifies a call and a network; seconds until the caller may try again,
 * or undefined when it may go on now.
 */
export type SharedLimit = (key: string) => Promise<number | undefined>

const DAY_MS = 24 * 60 * 60 * 1000

/** Counts in memory, in spans that begin with the first request: no address is ever stored. */
export function createRateLimit(limits: Omit<RateLimits, 'perEmail'>): RateLimit {
  const { span, perAddress, perCall } = limits
  const recent = createCounts(span)
  const daily = createCounts(DAY_MS)

  return {
    ofNetwork: (call, address, isForm) => {
      const { name, share } = networkOf(address)
      const key = `${call} ${name}`
      const most = (isForm ? perAddress : perAddress * 10) * share
      if (daily.of(key) >= most * 10) return daily.secondsLeft()
      if (recent.of(key) >= most) return recent.secondsLeft()
      recent.add(key)
      daily.add(key)
      return undefined
    },
    ofAll: (call, address) => {
      const [all, sender] = [`all ${call}`, `valid ${call} ${networkOf(address).name}`]
      // The second half is for networks that have sent nothing yet: a flood from a few never takes it.
      const most = recent.of(sender) > 0 ? Math.ceil(perCall / 2) : perCall
      if (recent.of(all) >= most) return recent.secondsLeft()
      recent.add(all)
      recent.add(sender)
      return undefined
    },
  }
}

/** Numbers by a text, for a span of time. */
export interface Counts {
  of: (key: string) => number
  add: (key: string) => void
  /** Seconds until all begin at zero again. */
  secondsLeft: () => number
}

/** So that a flood from ever other addresses does not fill the memory; the oldest is forgotten. */
const MOST_KEYS = 100_000

/** Counts in memory, in spans of so many milliseconds that begin with the first count. */
export function createCounts(span: number): Counts {
  let counts = new Map<string, number>()
  let endsAt = 0

  function current(): Map<string, number> {
    const now = Date.now()
    // A span that ends later than that was begun before the clock was put back.
    if (now >= endsAt || endsAt > now + span) {
      counts = new Map()
      endsAt = now + span
    }
    return counts
  }

  return {
    of: (key) => current().get(key) ?? 0,
    add: (key) => {
      const numbers = current()
      const number = numbers.get(key) ?? 0
      // Set anew, the key is the last one to be forgotten.
      numbers.delete(key)
      numbers.set(key, number + 1)
      const [oldest] = numbers.size > MOST_KEYS ? numbers.keys() : []
      if (oldest !== undefined) numbers.delete(oldest)
    },
    secondsLeft: () => Math.ceil((endsAt - Date.now()) / 1000),
  }
}

import { networksOf } from './networks.ts'

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
 * Counts requests by a text that tells a call and a network; seconds until the caller may try again, or
 * undefined when it may go on now.
 */
export type SharedLimit = (key: string) => Promise<number | undefined>

const DAY_MS = 24 * 60 * 60 * 1000

/** Counts in memory, in spans that begin with the first request: no address is ever stored. */
export function createRateLimit(limits: Omit<RateLimits, 'perEmail'>): RateLimit {
  const { span, perAddress, perCall } = limits
  const recent = createCounts(span)
  const daily = createCounts(DAY_MS)
  const all = createCounts(span)
  const senders = createCounts(span)

  return {
    ofNetwork: (call, address, isForm) => {
      const most = isForm ? perAddress : perAddress * 10
      if (isOver(daily, call, address, most * 10)) return daily.secondsLeft()
      if (isOver(recent, call, address, most)) return recent.secondsLeft()
      addForNetworks(recent, call, address)
      addForNetworks(daily, call, address)
      return undefined
    },
    ofAll: (call, address) => {
      const sender = `${call} ${networksOf(address).at(-1)?.name}`
      // The second half is for networks that have sent nothing yet: a flood from a few never takes it.
      const most = senders.of(sender) > 0 ? Math.ceil(perCall / 2) : perCall
      if (all.of(call) >= most) return all.secondsLeft()
      all.add(call)
      senders.add(sender)
      return undefined
    },
  }
}

/** True when a network of the address has used up its share of `most`. */
export function isOver(counts: Counts, what: string, address: string, most: number): boolean {
  return networksOf(address).some(({ name, share }) => counts.of(`${what} ${name}`) >= most * share)
}

/** Counts something that was sent from an address. */
export function addForNetworks(counts: Counts, what: string, address: string): void {
  for (const { name } of networksOf(address)) counts.add(`${what} ${name}`)
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
      numbers.set(key, (numbers.get(key) ?? 0) + 1)
      const [oldest] = numbers.size > MOST_KEYS ? numbers.keys() : []
      if (oldest !== undefined) numbers.delete(oldest)
    },
    secondsLeft: () => Math.ceil((endsAt - Date.now()) / 1000),
  }
}

import { DAY_MS } from '#shared/dates.ts'

/** How many requests are taken in a span of time. */
export interface RateLimits {
  /** Milliseconds. */
  span: number
  /** Requests of one address to the call of a form; ten times as many to any other call, and in a day. */
  perAddress: number
  /** Leads of a day that have the same email address. */
  perEmail: number
}

/**
 * Counts requests by a text that identifies a call and a network; seconds until the caller may try again,
 * or undefined when it may go on now.
 */
export type SharedLimit = (key: string) => Promise<number | undefined>

/** Counts in memory, in spans that begin with the first request: no address is ever stored. */
export function createRateLimit({ span, perAddress }: Omit<RateLimits, 'perEmail'>) {
  const recent = createCounts(span)
  const daily = createCounts(DAY_MS)

  /** Counts any request against its network; seconds until the caller may try again, or undefined. */
  return (call: string, address: string, isForm: boolean): number | undefined => {
    const { name, share } = networkOf(address)
    const key = `${call} ${name}`
    const most = (isForm ? perAddress : perAddress * 10) * share
    if (daily.of(key) >= most * 10) return daily.secondsLeft()
    if (recent.of(key) >= most) return recent.secondsLeft()
    recent.add(key)
    daily.add(key)
    return undefined
  }
}

/** So that a flood from ever other addresses does not fill the memory; the oldest is forgotten. */
const MOST_KEYS = 100_000

/** Counts in memory, in spans of so many milliseconds that begin with the first count. */
export function createCounts(span: number) {
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
    of: (key: string): number => current().get(key) ?? 0,
    add: (key: string, by = 1): void => {
      const numbers = current()
      const number = numbers.get(key) ?? 0
      // Set anew, the key is the last one to be forgotten.
      numbers.delete(key)
      numbers.set(key, number + by)
      const [oldest] = numbers.size > MOST_KEYS ? numbers.keys() : []
      if (oldest !== undefined) numbers.delete(oldest)
    },
    /** Seconds until all begin at zero again. */
    secondsLeft: (): number => Math.ceil((endsAt - Date.now()) / 1000),
  }
}

/** A network that an address belongs to, and how many customers may share it. */
export interface Network {
  name: string
  /** How many times the limit of one customer it may use. */
  share: number
}

/**
 * The network of an IP address: an IPv4 address, or the first 48 bits of an IPv6 address. Customers get 48
 * to 64 bits of IPv6 and have as many addresses as they like.
 */
export function networkOf(address: string): Network {
  const ip = ipAddress(address) ?? address
  if (!ip.includes(':')) return { name: ip, share: 1 }
  // "::" replaces groups of zeros, and only the first three groups count.
  const [before = ''] = ip.split('::')
  const groups = [...before.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3)
  return { name: `${groups.join(':')}/48`, share: 4 }
}

/**
 * An IP address as proxies write it, in one form: without a port, brackets, quotes or a zone, in small
 * letters, and as IPv4 when it is one within IPv6. Undefined for anything else.
 */
export function ipAddress(text: string): string | undefined {
  const bare = text.trim().replaceAll('"', '')
  const [, bracketed, v4] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+)(?::\d+)?$/.exec(bare) ?? []
  if (v4 !== undefined) return v4Of(v4)
  const v6 = (bracketed ?? bare).replace(/%[^%]*$/, '')
  // The parser of addresses writes all spellings of an IPv6 address in one way.
  if (!v6.includes(':') || !URL.canParse(`http://[${v6}]`)) return undefined
  const host = new URL(`http://[${v6}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(host) ?? []
  if (high === undefined || low === undefined) return host
  const bits = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => Math.floor(bits / 2 ** shift) % 256).join('.')
}

function v4Of(text: string): string | undefined {
  const parts = text.split('.')
  const isV4 = parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && +part < 256)
  return isV4 ? parts.map(Number).join('.') : undefined
}

/** A network that an address belongs to, and how many customers may share it. */
export interface Network {
  name: string
  /** How many times the limit of one customer it may use. */
  share: number
}

/**
 * The networks of an IP address, the narrowest first: an IPv4 address, or the first 64, 56 and 48 bits
 * of an IPv6 address, because customers get one of these and have as many addresses as they like.
 */
export function networksOf(address: string): Network[] {
  const groups = groupsOf(address)
  if (groups === undefined) return [{ name: ipAddress(address) ?? address, share: 1 }]
  const [a, b, c, d = 0] = groups
  const network = (last: number, bits: number): string =>
    `${[a, b, c, last].map((group) => (group ?? 0).toString(16)).join(':')}/${bits}`
  return [
    { name: network(d, 64), share: 1 },
    { name: network(d & 0xff00, 56), share: 2 },
    { name: network(0, 48), share: 4 },
  ]
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

/** The eight groups of an IPv6 address; undefined for another one. */
function groupsOf(address: string): number[] | undefined {
  const host = ipAddress(address)
  if (host === undefined || !host.includes(':')) return undefined
  const [before = [], after = []] = host
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const missing = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...missing, ...after].map((group) => Number.parseInt(group, 16))
}

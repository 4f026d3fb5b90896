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
  // "::" stands for groups of zeros, of which only the first three count.
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

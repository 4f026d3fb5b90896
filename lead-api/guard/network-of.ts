/**
 * The part of an IP address that belongs to one customer: an IPv4 address, or the first 64 bits of an
 * IPv6 address, because everyone has as many as they like of the rest.
 */
export function networkOf(address: string): string {
  const [, v4] = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? []
  if (v4 !== undefined) return v4
  const [start = '', end] = address.split('::')
  const before = groups(start)
  const after = groups(end ?? '')
  const missing = end === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4).join(':')
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
}

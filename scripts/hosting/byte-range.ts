export interface ByteRange {
  /** First and last byte, inclusive. */
  start: number
  end: number
}

/**
 * The part of a file that a `Range` header requests; null when the whole file must be sent (no header,
 * another unit, several parts); "outside" when the file has no such part.
 */
export function rangeOf(header: string | undefined, length: number): ByteRange | null | 'outside' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const last = length - 1
  if (from === '') {
    const count = Number(to)
    return count === 0 ? 'outside' : { start: Math.max(length - count, 0), end: last }
  }
  const start = Number(from)
  const end = to === '' ? last : Math.min(Number(to), last)
  if (to !== '' && Number(to) < start) return null
  return start > last ? 'outside' : { start, end }
}

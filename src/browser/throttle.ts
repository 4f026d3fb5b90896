const free = 4
const first = 2000
const longest = 60_000

/** Milliseconds before the next try is checked: none for the first few, then doubling up to a minute. */
export function throttleWait(failures: number): number {
  return failures < free ? 0 : Math.min(longest, first * 2 ** (failures - free))
}

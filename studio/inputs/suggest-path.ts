import { isReserved } from '#shared/reserved-paths.ts'

/** Long enough to be read, short enough to be typed. */
const longest = 60

/**
 * A free path for a page with that title: "Spring offer, 2027!" gives "/spring-offer-2027". Undefined for a
 * title without a letter or digit that an address can hold.
 * @param taken paths that other pages and redirects have
 * @param prefix of its language, such as "/fr"
 */
export function suggestPath(
  title: string,
  taken: readonly string[],
  prefix = '',
): string | undefined {
  const letters = title.normalize('NFKD').replaceAll(/\p{M}|['’]/gu, '')
  const words = letters.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const fitting = words.filter((_, index) => words.slice(0, index + 1).join('-').length <= longest)
  if (fitting.length === 0) return undefined
  const path = `${prefix}/${fitting.join('-')}`
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? path : `${path}-${number}`
    if (!taken.includes(free) && !isReserved(free)) return free
  }
}

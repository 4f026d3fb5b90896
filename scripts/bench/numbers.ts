/** The median (the lower of two middle numbers); NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN
}

/** Rounds to a number of decimal places. */
export function rounded(number: number, digits = 0): number {
  return Number(number.toFixed(digits))
}

/** The smallest of the numbers that so large a part (0 to 1) of them does not exceed; NaN for none. */
export function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

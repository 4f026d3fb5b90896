/** The middle of the numbers, the lower one of two; NaN of none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN
}

/** Rounded to so many digits behind the dot. */
export function rounded(number: number, digits = 0): number {
  return Number(number.toFixed(digits))
}

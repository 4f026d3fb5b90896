/** The median (the lower of two middle numbers); NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN
}

/** Rounds to a number of decimal places. */
export function rounded(number: number, digits = 0): number {
  return Number(number.toFixed(digits))
}

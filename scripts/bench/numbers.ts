import { cpus, loadavg } from 'node:os'

/** The median (the lower of two middle numbers); NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN
}

export function rounded(number: number, digits = 0): number {
  return Number(number.toFixed(digits))
}

/**
 * Reads a whole number of at least 1 from the command line.
 * @throws Error with a sentence for any other text
 */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1) return number
  throw new Error(`--${option} must be a whole number such as 3, not "${text}".`)
}

/** Names this machine and its load; with more load than cores, all times are too long. */
export function machine(): string {
  const cores = cpus()
  const [load = 0] = loadavg()
  const busy = load > cores.length ? ', too busy: measure again when it is idle' : ''
  return `${cores[0]?.model ?? 'Unknown processor'}, ${cores.length} cores, load ${load.toFixed(1)}${busy}`
}

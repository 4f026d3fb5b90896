/** Reads a variable that is on or off: off when it is empty, "false", "0", "no" or "off". */
export function readFlag(value: unknown): boolean {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return !['', 'false', '0', 'no', 'off'].includes(text)
}

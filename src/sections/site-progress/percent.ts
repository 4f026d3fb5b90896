/** A whole percentage from 0 to 100, whatever was typed. */
export function percent(value: number): number {
  return Math.min(Math.max(Math.round(value) || 0, 0), 100)
}

/** The index clamped to the slides; 0 when there are none. */
export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1))
}

/** Index of the slide at the start of a row that is scrolled by `offset` pixels; steps in pixels. */
export function indexAt(offset: number, step: number, count: number): number {
  return step > 0 ? clampIndex(Math.round(offset / step), count) : 0
}

/**
 * How far the row may move, in pixels: until its last slide is at the start and the closing element is
 * fully visible.
 */
export function reach(row: {
  step: number
  count: number
  closing: number
  width: number
}): number {
  const { step, count, closing, width } = row
  return Math.max(0, (count - 1) * step, closing > 0 ? count * step + closing - width : 0)
}

/** "2 / 4": the current slide, counted from one. */
export function counterText(index: number, count: number): string {
  return `${clampIndex(index, count) + 1} / ${count}`
}

/** The index that a key leads to; null for any other key. */
export function indexAfter(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return clampIndex(index + 1, count)
    case 'ArrowLeft':
      return clampIndex(index - 1, count)
    case 'Home':
      return 0
    case 'End':
      return clampIndex(count - 1, count)
    default:
      return null
  }
}

/**
 * Index of the tab that a key leads to from this one, round the ends; null for any other key. Arrows
 * of both directions count, since the list lies on phones and stands on wide screens.
 */
export function tabAfter(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

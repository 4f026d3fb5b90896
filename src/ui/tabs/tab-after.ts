/**
 * The index of the tab that a key leads to, wrapping at the ends; null for any other key. All four arrows
 * count, since the list is horizontal on phones and vertical on wide screens.
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

const pointerTypes = ['mouseover', 'mouseout', 'mouseenter', 'mouseleave', 'mousemove'] as const

interface Reaction {
  /** Whether what a pointer at rest says is ignored now. */
  isIgnored: () => boolean
  /** Called instead when the pointer moves meanwhile. */
  onMove: () => void
}

/**
 * Ignores a pointer that does not move. When something opens or scrolls below it, the browser says that it
 * leaves one element and enters another: a menu that was opened by keyboard would close, or choose.
 */
export function ignoreRestingPointer(
  options: AddEventListenerOptions,
  { isIgnored, onMove }: Reaction,
): void {
  let last: { screenX: number; screenY: number } | undefined
  for (const type of pointerTypes) {
    window.addEventListener(
      type,
      (event) => {
        if (!event.isTrusted) return
        const { screenX, screenY } = event
        const hasMoved =
          last !== undefined && (last.screenX !== screenX || last.screenY !== screenY)
        last = { screenX, screenY }
        if (!isIgnored()) return
        if (hasMoved) onMove()
        else event.stopImmediatePropagation()
      },
      options,
    )
  }
}

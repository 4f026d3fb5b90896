/** The event's target or its nearest ancestor that matches the selector. */
export function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

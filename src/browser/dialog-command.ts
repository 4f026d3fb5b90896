/** The event's target or its nearest ancestor that matches the selector. */
export function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

/**
 * Opens or closes the dialog that a clicked button names by `command` and `commandfor`, where the
 * browser does not. A second call for the same click has no effect.
 */
export function obeyDialogCommand(event: Event): void {
  const button = closest(event, '[commandfor]')
  if (!button || 'commandForElement' in button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

/** The names of all dialogs that actions in this content open, without duplicates. */
export function openedDialogs(content: unknown): string[] {
  const names = new Set<string>()
  collect(content, names)
  return [...names].toSorted()
}

function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if ('opens' in value && typeof value.opens === 'string') names.add(value.opens)
  for (const child of Object.values(value)) collect(child, names)
}

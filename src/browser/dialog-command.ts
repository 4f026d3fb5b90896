import { objectsIn } from '#shared/json.ts'

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
  const names = objectsIn(content).flatMap(({ opens }) => (typeof opens === 'string' ? opens : []))
  return [...new Set(names)].toSorted()
}

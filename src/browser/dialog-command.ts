import { closest } from './closest.ts'

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

import { closest } from './closest.ts'

/**
 * Opens or closes the dialog that a pressed button names by `command` and `commandfor`, where the
 * browser does not do it. Called twice for one press, it does nothing more.
 */
export function obeyDialogCommand(event: Event): void {
  const button = closest(event, '[commandfor]')
  if (!button || 'commandForElement' in button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

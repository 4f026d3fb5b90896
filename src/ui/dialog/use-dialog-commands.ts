import { useEffect } from 'react'
import type { RefObject } from 'react'
import { obeyDialogCommand } from '#src/browser/dialog-command.ts'

/**
 * Adds what the browser lacks: `command` buttons, closing by a click on the backdrop, and a target for
 * the focus when the opener was in a menu that has closed since.
 */
export function useDialogCommands(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    if (!ref.current) return
    const dialog = ref.current
    // Focus the title: a focus ring around the close button would distract whoever used a mouse.
    const title = dialog.querySelector('h2')
    title?.setAttribute('tabindex', '-1')
    title?.setAttribute('autofocus', '')
    let opener: Element | null = null
    let pressedBeside = false

    function onDocumentClick(event: MouseEvent) {
      const button = event.target instanceof Element ? event.target.closest('[commandfor]') : null
      const opens = button?.getAttribute('command') === 'show-modal'
      if (button?.getAttribute('commandfor') !== dialog.id) {
        // A dialog that is opened from here replaces this one.
        if (opens && dialog.contains(button)) dialog.close()
        return
      }
      if (opens) opener = button
      obeyDialogCommand(event)
    }

    // A press that started inside, such as selecting text, must not close the dialog.
    function onPress(event: MouseEvent) {
      pressedBeside = event.target === dialog
    }

    function onClick(event: MouseEvent) {
      if ('closedBy' in HTMLDialogElement.prototype) return
      if (pressedBeside && event.target === dialog) dialog.close()
    }

    function onClose() {
      const menu = opener?.closest('[popover]')
      const focused = document.activeElement
      if (!menu || (focused !== document.body && !dialog.contains(focused))) return
      const button = document.querySelector(`[popovertarget="${menu.id}"]`)
      if (button instanceof HTMLElement) button.focus()
    }

    document.addEventListener('click', onDocumentClick)
    dialog.addEventListener('mousedown', onPress)
    dialog.addEventListener('click', onClick)
    dialog.addEventListener('close', onClose)
    return () => {
      document.removeEventListener('click', onDocumentClick)
      dialog.removeEventListener('mousedown', onPress)
      dialog.removeEventListener('click', onClick)
      dialog.removeEventListener('close', onClose)
    }
  }, [ref])
}

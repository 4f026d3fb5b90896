/** Where toasts are drawn: above an open dialog, and inside it, since all else is inert then. */
export interface ToastHost {
  element: HTMLElement
  /** Puts the host where it can be seen, heard and reached now. */
  place: () => void
}

/** As in the stylesheet. */
const phones = '(max-width: 699px)'

/** One host for the page; it follows dialogs that open and close. */
export function createToastHost(className: string): ToastHost {
  const element = document.createElement('div')
  element.className = className
  element.popover = 'manual'
  // A dialog's own "close" and "toggle" do not bubble.
  for (const event of ['toggle', 'close']) {
    document.addEventListener(
      event,
      ({ target }) => {
        if (target instanceof HTMLDialogElement) place()
      },
      true,
    )
  }

  function place() {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    if (element.parentElement !== dialog) dialog.append(element)
    // A browser without popovers has it where the stylesheet puts it.
    if (!('showPopover' in element)) return
    const isOpen = element.matches(':popover-open')
    // In a phone's dialog it has a place of its own, so that it covers no field and no button.
    const isInFlow = dialog !== document.body && matchMedia(phones).matches
    if (isInFlow && isOpen) element.hidePopover()
    if (!isInFlow && !isOpen) element.showPopover()
  }

  place()
  return { element, place }
}

/** The element that toasts are rendered into: inside an open dialog, since everything else is inert. */
export interface ToastHost {
  element: HTMLElement
  /** Moves the host to where it is visible and reachable now. */
  place: () => void
}

/** The same width as in the stylesheet. */
const phones = '(max-width: 699px)'

/** Creates the page's only host, which follows dialogs that open and close. */
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
    // Without popovers the stylesheet positions it.
    if (!('showPopover' in element)) return
    const isOpen = element.matches(':popover-open')
    // In a dialog on a phone it has a separate row, so that it covers neither fields nor buttons.
    const isInFlow = dialog !== document.body && matchMedia(phones).matches
    if (isInFlow && isOpen) element.hidePopover()
    if (!isInFlow && !isOpen) element.showPopover()
  }

  place()
  return { element, place }
}

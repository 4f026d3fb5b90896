/** The element that toasts are rendered into: inside an open dialog, since everything else is inert. */
export interface ToastHost {
  element: HTMLElement
  /** Moves the host to where it is visible and reachable now. */
  place: () => void
}

/** What a toast takes of the foot of the window, in pixels. */
const foot = 100

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
    // In a dialog that reaches the foot of the window, as all do on phones, it has a row above the
    // buttons, so that it covers neither these nor fields.
    const isInFlow =
      dialog !== document.body && dialog.getBoundingClientRect().bottom > innerHeight - foot
    if (isInFlow && isOpen) element.hidePopover()
    if (!isInFlow && !isOpen) element.showPopover()
  }

  place()
  return { element, place }
}

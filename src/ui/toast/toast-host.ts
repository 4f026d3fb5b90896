/** Where toasts are drawn: above an open dialog, and inside it, since all else is inert then. */
export interface ToastHost {
  element: HTMLElement
  /** Puts the host where it can be seen, heard and reached now. */
  place: () => void
}

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
    if ('showPopover' in element && !element.matches(':popover-open')) element.showPopover()
  }

  place()
  return { element, place }
}

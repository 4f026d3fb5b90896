import { useRef, useEffect } from 'react'
import type { ReactNode, RefObject } from 'react'
import { t } from '#shared/words/words.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { obeyDialogCommand } from '#src/browser/dialog-command.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  /** A button with `commandfor="dialog-NAME"` opens it. */
  name: string
  title: string
  /** At most 756 or 560 pixels wide. */
  size?: 'wide' | 'narrow'
  /** A class that sets `--reserved` and `--reserved-wide`: the height to keep for what is loaded after the dialog has opened. */
  reserve?: string | undefined
  onClose?: () => void
  /** `DialogBody` and `DialogFoot`, or one form around both. */
  children: ReactNode
}

/** The ids of a dialog's parts, for labels and commands. */
export function dialogIds(name: string) {
  return { dialog: `dialog-${name}`, title: `dialog-${name}-title` }
}

/** The dialog with this id; null where there is none. */
export function dialogOf(id: string | undefined): HTMLDialogElement | null {
  const element = id === undefined ? null : document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : null
}

/** A native modal dialog; browsers with invoker commands open and close it without scripts. */
export function Dialog({ name, title, size = 'wide', reserve, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const ids = dialogIds(name)
  useDialogCommands(dialog)
  return (
    // A visitor may have opened it before hydration; React must not reset it.
    <dialog
      ref={dialog}
      id={ids.dialog}
      closedby="any"
      aria-labelledby={ids.title}
      className={reserve ? `${styles.dialog} ${reserve}` : styles.dialog}
      data-size={size}
      data-ground="light"
      onClose={onClose}
      suppressHydrationWarning
    >
      <div className={`row-4 ends ${styles.head}`}>
        <h2 id={ids.title}>{title}</h2>
        <button
          type="button"
          command="close"
          commandfor={ids.dialog}
          aria-label={t().dialog.close}
          className="icon-button"
        >
          <Icon name="cross" />
        </button>
      </div>
      {children}
    </dialog>
  )
}

interface DialogBodyProps {
  /** It contains nothing focusable, so it is focusable itself and a keyboard can scroll it. */
  isText?: boolean
  children: ReactNode
}

/** The scrolling part between head and foot. */
export function DialogBody({ isText = false, children }: DialogBodyProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.body} tabIndex={isText ? 0 : undefined}>
      {children}
    </div>
  )
}

/** A message above the buttons that does not scroll away; renders nothing when empty. */
export function DialogNote({ children }: { children: ReactNode }) {
  return <div className={`stack-3 ${styles.note}`}>{children}</div>
}

/** The buttons at the dialog's foot, which do not scroll away. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

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

    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('click', onDocumentClick, { signal })
    dialog.addEventListener('mousedown', onPress, { signal })
    dialog.addEventListener('click', onClick, { signal })
    dialog.addEventListener('close', onClose, { signal })
    return () => listeners.abort()
  }, [ref])
}

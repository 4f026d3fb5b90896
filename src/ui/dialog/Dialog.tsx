import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Dialog.module.css'
import { useDialogCommands } from './use-dialog-commands.ts'

interface DialogProps {
  /** A button with `commandfor="dialog-NAME"` opens it. */
  name: string
  title: string
  /** At most 756 or 560 pixels wide. */
  size?: 'wide' | 'narrow'
  /** A class that sets `--reserved`: the height to keep for what is loaded after the dialog has opened. */
  reserve?: string | undefined
  onClose?: () => void
  /** `DialogBody` and `DialogFoot`, or one form around both. */
  children: ReactNode
}

/** The ids of a dialog's parts, for labels and commands. */
export function dialogIds(name: string) {
  return { dialog: `dialog-${name}`, title: `dialog-${name}-title` }
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
      <div className={styles.head}>
        <h2 id={ids.title}>{title}</h2>
        <button
          type="button"
          command="close"
          commandfor={ids.dialog}
          aria-label="Close"
          className={styles.close}
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
  return <div className={styles.note}>{children}</div>
}

/** The buttons at the dialog's foot, which do not scroll away. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './Dialog.module.css'
import { useDialogCommands } from './use-dialog-commands.ts'

interface DialogProps {
  /** A button with `commandfor="dialog-NAME"` opens it. */
  name: string
  title: string
  /** At most 756 or 560 pixels wide. */
  size?: 'wide' | 'narrow'
  onClose?: () => void
  /** `DialogBody` and `DialogFoot`, or one form around both. */
  children: ReactNode
}

/** The ids of a dialog's parts, for labels and commands. */
export function dialogIds(name: string) {
  return { dialog: `dialog-${name}`, title: `dialog-${name}-title` }
}

/** A native modal dialog; browsers that know invoker commands open and close it without any script. */
export function Dialog({ name, title, size = 'wide', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const ids = dialogIds(name)
  useDialogCommands(dialog)
  return (
    // A visitor may have opened it before React arrives; that stays as it is.
    <dialog
      ref={dialog}
      id={ids.dialog}
      closedby="any"
      aria-labelledby={ids.title}
      className={styles.dialog}
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
  /** Nothing in it takes the focus: then it takes it itself, so that a keyboard can scroll it. */
  isText?: boolean
  children: ReactNode
}

/** What scrolls between the head and the foot. */
export function DialogBody({ isText = false, children }: DialogBodyProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.body} tabIndex={isText ? 0 : undefined}>
      {children}
    </div>
  )
}

/** What went wrong, above the buttons and in view like them; nothing where it is empty. */
export function DialogNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>
}

/** The buttons at the dialog's foot, always in view. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

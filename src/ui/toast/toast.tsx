import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled'
import type { ToastOptions } from 'react-toastify/unstyled'
import { t } from '#shared/words/words.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import styles from './toast.module.css'

/** A message in a toast. */
export interface ToastMessage {
  text: string
  /** A name at the end of the text, isolated because its writing direction may differ. */
  name?: string
  /** Green, red, or white on black. */
  tone: 'success' | 'error' | 'plain'
  /** Milliseconds; null stays until it is closed or updated. */
  duration: number | null
  /** Announced at once (`role=alert`), as is every toast of the tone `error`. */
  isFailure?: boolean
  /** Shows a spinner. */
  busy?: boolean
  /** Called when the toast goes. */
  onClose?: () => void
}

/** A toast that is shown. */
export interface Toast {
  update: (message: ToastMessage) => void
  close: () => void
}

/** Shows a toast. */
export function showToast(message: ToastMessage): Toast {
  const show = (next: ToastMessage) => toast(contentOf(next), optionsOf(next))
  prepareToasts()
  place()
  let id = show(message)
  return {
    update(next) {
      place()
      if (toast.isActive(id))
        toast.update(id, { ...optionsOf(next), render: contentOf(next), delay: 0 })
      else id = show(next)
    },
    close: () => toast.dismiss(id),
  }
}

function optionsOf({ tone, isFailure = tone === 'error', duration, onClose }: ToastMessage) {
  const options: ToastOptions = {
    role: isFailure ? 'alert' : 'status',
    autoClose: duration ?? false,
    onClose: () => onClose?.(),
  }
  return options
}

function contentOf({ text, name, tone, isFailure = tone === 'error', busy }: ToastMessage) {
  return (
    <div className={`row-3 edged ${styles.body}`} data-tone={tone}>
      {busy ? <Spinner /> : <Icon name={isFailure ? 'alert' : 'tick'} />}
      <span>
        {text}
        {name === undefined ? null : <bdi>{name}</bdi>}
      </span>
    </div>
  )
}

const transition = cssTransition({
  enter: styles.enter ?? '',
  exit: styles.exit ?? '',
  collapse: false,
})

let host: HTMLElement | undefined

/** Renders the region "Notifications", which must exist before the first toast, or that would not be announced. */
export function prepareToasts(): void {
  // Not placed again: this runs when a form gets the focus, and would move a button that is being pressed.
  if (host) return
  host = document.createElement('div')
  host.className = styles.host ?? ''
  host.popover = 'manual'
  place()
  // A dialog's own "close" and "toggle" do not bubble.
  for (const event of ['toggle', 'close'])
    document.addEventListener(
      event,
      ({ target }) => {
        if (target instanceof HTMLDialogElement) place()
      },
      true,
    )
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <ToastContainer
        aria-label={t().layout.notifications}
        position="bottom-center"
        className={() => styles.list ?? ''}
        toastClassName={() => styles.toast ?? ''}
        transition={transition}
        hideProgressBar
        pauseOnFocusLoss={false}
        closeButton={false}
        closeOnClick
        icon={false}
        draggable={false}
      />,
    ),
  )
}

/** What a toast takes of the foot of the window, in pixels. */
const foot = 100

/** Moves the region to where it is visible and reachable: into an open dialog, since everything else is inert. */
function place() {
  if (!host) return
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  if (host.parentElement !== dialog) dialog.append(host)
  // Without popovers the stylesheet positions it.
  if (!('showPopover' in host)) return
  const isOpen = host.matches(':popover-open')
  // In a dialog that reaches the foot of the window, as all do on phones, it has a row above the
  // buttons, so that it covers neither these nor fields.
  const isInFlow =
    dialog !== document.body && dialog.getBoundingClientRect().bottom > innerHeight - foot
  if (isInFlow && isOpen) host.hidePopover()
  if (!isInFlow && !isOpen) host.showPopover()
}

import { loadChunk } from '#src/lib/load-chunk.ts'
import { within } from '#src/lib/within.ts'
import { createPlainToaster } from './plain-toaster.ts'
import { createToastHost } from './toast-host.ts'
import type { ToastHost } from './toast-host.ts'
import styles from './toaster.module.css'

/** What is told in passing, at the foot of the window. */
export interface ToastMessage {
  text: string
  /** A name from outside that ends the text; its writing direction is kept to itself. */
  name?: string
  /** Green, red, or black and white. */
  tone: 'success' | 'error' | 'plain'
  /** Milliseconds; null stays until it is closed or updated. */
  duration: number | null
  /** Told at once (`role=alert`); so is every toast of the tone `error`. */
  isFailure?: boolean
  /** Something is under way: the toast shows laying bricks. */
  busy?: boolean
  /** The toast has gone. */
  onClose?: () => void
}

/** A toast that is shown. */
export interface Toast {
  update: (message: ToastMessage) => void
  close: () => void
}

/** What draws toasts: a chunk of its own. */
export interface Toaster {
  show: (id: string, message: ToastMessage) => void
  close: (id: string) => void
}

/** How long a message waits for the real toaster before the stand-in shows it. */
const patience = 1500

let toaster: Promise<Toaster> | undefined
let places: { host: ToastHost; plain: Toaster } | undefined
let count = 0

/** Shows a toast; nobody needs to know the library. */
export function showToast(message: ToastMessage): Toast {
  count += 1
  const id = `toast-${count}`
  // One toaster for each toast: an update must find what it updates.
  const drawing = within(patience, prepareToasts()).catch(() => placesOfToasts().plain)
  const show = (next: ToastMessage) => void drawing.then(({ show: draw }) => draw(id, next))
  show(message)
  return {
    update: show,
    close: () => void drawing.then(({ close }) => close(id)),
  }
}

/** Fetches what draws toasts, so that its region is there before the first of them. */
export function prepareToasts(): Promise<Toaster> {
  toaster ??= loadChunk('toaster', () => import('./toaster.tsx'))
    .then(({ createToaster }) => createToaster(placesOfToasts().host))
    .catch(() => {
      toaster = undefined
      return placesOfToasts().plain
    })
  return toaster
}

function placesOfToasts() {
  if (!places) {
    const host = createToastHost(styles.host ?? '')
    places = { host, plain: createPlainToaster(host) }
  }
  return places
}

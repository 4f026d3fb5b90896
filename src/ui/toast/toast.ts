import { loadChunk } from '#src/browser/load-chunk.ts'
import { within } from '#src/browser/within.ts'
import { createPlainToaster } from './plain-toaster.ts'
import { createToastHost } from './toast-host.ts'
import type { ToastHost } from './toast-host.ts'
import type { Toaster, ToastMessage } from './toaster-types.ts'
import styles from './toaster.module.css'

/** A toast that is shown. */
export interface Toast {
  update: (message: ToastMessage) => void
  close: () => void
}

/** How long a message waits for the real toaster before the plain one shows it (ms). */
const patience = 1500

let toaster: Promise<Toaster> | undefined
let places: { host: ToastHost; plain: Toaster } | undefined
let count = 0

/** Shows a toast; callers need not know the library. */
export function showToast(message: ToastMessage): Toast {
  count += 1
  const id = `toast-${count}`
  // A toast keeps its toaster, so that an update finds it.
  const drawing = within(patience, prepareToasts()).catch(() => placesOfToasts().plain)
  const show = (next: ToastMessage) => void drawing.then(({ show: draw }) => draw(id, next))
  show(message)
  return {
    update: show,
    close: () => void drawing.then(({ close }) => close(id)),
  }
}

/** Loads the toaster, so that its live region exists before the first toast. */
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

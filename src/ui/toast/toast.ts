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

let toaster: Promise<Toaster> | undefined
let count = 0

/** Shows a toast; nobody needs to know the library. */
export function showToast(message: ToastMessage): Toast {
  count += 1
  const id = `toast-${count}`
  const show = (next: ToastMessage) => void prepareToasts().then(({ show: draw }) => draw(id, next))
  show(message)
  return {
    update: show,
    close: () => void prepareToasts().then(({ close }) => close(id)),
  }
}

/** Fetches what draws toasts, so that its region is there before the first of them. */
export function prepareToasts(): Promise<Toaster> {
  toaster ??= import('./toaster.tsx')
    .then(({ createToaster }) => createToaster())
    .catch(async () => {
      toaster = undefined
      return (await import('./plain-toaster.ts')).plainToaster
    })
  return toaster
}

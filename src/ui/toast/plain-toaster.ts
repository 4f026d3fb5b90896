import type { Toaster } from './toast.ts'

interface Shown {
  element: HTMLElement
  timer?: ReturnType<typeof setTimeout>
}

const shown = new Map<string, Shown>()

/** Stands in where the real one did not arrive: a message about a lead must never be lost. */
export const plainToaster: Toaster = {
  show(id, { text, name = '', tone, isFailure = tone === 'error', duration, onClose }) {
    const { element, timer: earlier } = shown.get(id) ?? { element: document.createElement('p') }
    // An updated toast has its own time.
    clearTimeout(earlier)
    element.role = isFailure ? 'alert' : 'status'
    const isolated = document.createElement('bdi')
    isolated.textContent = name
    element.replaceChildren(text, isolated)
    document.body.append(element)
    if (duration === null) return void shown.set(id, { element })
    const timer = setTimeout(() => {
      this.close(id)
      onClose?.()
    }, duration)
    shown.set(id, { element, timer })
  },
  close(id) {
    const { element, timer } = shown.get(id) ?? {}
    clearTimeout(timer)
    element?.remove()
    shown.delete(id)
  },
}

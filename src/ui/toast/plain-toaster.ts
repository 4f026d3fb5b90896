import type { Toaster } from './toast.ts'

const shown = new Map<string, HTMLElement>()

/** Stands in where the real one did not arrive: a message about a lead must never be lost. */
export const plainToaster: Toaster = {
  show(id, { text, name = '', tone, isFailure = tone === 'error', duration, onClose }) {
    const element = shown.get(id) ?? document.createElement('p')
    element.role = isFailure ? 'alert' : 'status'
    const isolated = document.createElement('bdi')
    isolated.textContent = name
    element.replaceChildren(text, isolated)
    document.body.append(element)
    shown.set(id, element)
    if (duration === null) return
    setTimeout(() => {
      this.close(id)
      onClose?.()
    }, duration)
  },
  close(id) {
    shown.get(id)?.remove()
    shown.delete(id)
  },
}

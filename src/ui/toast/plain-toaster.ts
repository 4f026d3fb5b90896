import type { ToastHost } from './toast-host.ts'
import type { Toaster } from './toaster-types.ts'
import styles from './toaster.module.css'

/**
 * Replaces the real toaster while that loads or if it fails to load: a message about a lead must never be
 * lost. Not a separate chunk, so that it works where nothing else can be loaded.
 */
export function createPlainToaster(host: ToastHost): Toaster {
  const shown = new Map<string, HTMLElement>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const list = document.createElement('section')
  list.ariaLabel = 'Notifications'
  list.className = styles.list ?? ''

  function close(id: string) {
    shown.get(id)?.remove()
    shown.delete(id)
    clearTimeout(timers.get(id))
    if (shown.size === 0) list.remove()
  }

  return {
    show(id, { text, name = '', tone, isFailure = tone === 'error', duration, onClose }) {
      const element = shown.get(id) ?? document.createElement('p')
      element.role = isFailure ? 'alert' : 'status'
      element.className = `${styles.toast} ${styles.body}`
      element.dataset['tone'] = tone
      const isolated = document.createElement('bdi')
      isolated.textContent = name
      element.replaceChildren(text, isolated)
      shown.set(id, element)
      host.element.append(list)
      host.place()
      list.append(element)
      clearTimeout(timers.get(id))
      if (duration === null) return
      const end = () => {
        close(id)
        onClose?.()
      }
      timers.set(id, setTimeout(end, duration))
    },
    close,
  }
}

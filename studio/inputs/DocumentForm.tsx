import { type ReactNode, useEffect, useRef } from 'react'
import type { ObjectInputProps } from 'sanity'
import styles from './DocumentForm.module.css'

interface Props extends Pick<ObjectInputProps, 'value' | 'readOnly' | 'focusPath'> {
  children: ReactNode
}

/** A document's fields. In a document that nobody has saved yet, the cursor is in the first of them. */
export function DocumentForm({ value, readOnly, focusPath, children }: Props) {
  const form = useRef<HTMLDivElement>(null)
  const isOpened = useRef(false)
  const isNew = value?.['_createdAt'] === undefined

  useEffect(() => {
    // A form that is still being prepared takes no text.
    if (isOpened.current || readOnly === true || !form.current) return
    // An address that names a field has put the cursor there.
    if (isNew && focusPath.length === 0)
      return focusFirst(form.current, () => {
        isOpened.current = true
      })
    isOpened.current = true
    return
  }, [isNew, readOnly, focusPath])

  return (
    <div ref={form} className={styles.form}>
      {children}
    </div>
  )
}

/** Focuses the first field as soon as it is there; the fields come after their form. */
function focusFirst(form: HTMLElement, done: () => void): () => void {
  const observer = new MutationObserver(focus)
  function focus(): void {
    const first = form.querySelector<HTMLElement>('input, textarea, select')
    if (first === null) return
    observer.disconnect()
    done()
    first.focus()
  }
  observer.observe(form, { childList: true, subtree: true })
  focus()
  return () => observer.disconnect()
}

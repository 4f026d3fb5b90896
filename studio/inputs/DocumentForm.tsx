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
    // Where there is room for the tabs of a form, a list of the same is hidden.
    const first = [...form.querySelectorAll<HTMLElement>(FIELDS)].find((field) =>
      field.checkVisibility(),
    )
    if (!first) return
    observer.disconnect()
    done()
    first.focus()
    holdFocus(first)
  }
  observer.observe(form, { childList: true, subtree: true })
  focus()
  return () => observer.disconnect()
}

const FIELDS = 'input, textarea, select'
/** Milliseconds within which the Studio has opened a form. */
const OPENING = 2000

/** The Studio itself focuses the first button of a form that it opens, such as a tab: the field gets it back. */
function holdFocus(field: HTMLElement): void {
  const over = new AbortController()
  const { signal } = over
  const giveBack = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.matches(FIELDS)) field.focus()
  }
  document.addEventListener('focusin', giveBack, { signal })
  // From here on the editor decides.
  for (const act of ['keydown', 'pointerdown'])
    document.addEventListener(act, () => over.abort(), { capture: true, signal })
  setTimeout(() => over.abort(), OPENING)
}

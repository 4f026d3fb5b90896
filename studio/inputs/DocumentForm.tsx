import { type ReactNode, useEffect, useRef } from 'react'
import { getPublishedId, pathToString } from 'sanity'
import type { ObjectInputProps } from 'sanity'
import { asText } from '#schemas/fields/values.ts'
import { UndoRemoval } from '#studio/undo/UndoRemoval.tsx'
import styles from './DocumentForm.module.css'

interface Props extends Pick<ObjectInputProps, 'value' | 'readOnly' | 'focusPath'> {
  type: string
  children: ReactNode
}

/**
 * A document's fields. In a document that nobody has saved yet, the cursor is in the first of them, or in
 * the one that its address names.
 */
export function DocumentForm({ type, value, readOnly, focusPath, children }: Props) {
  const form = useRef<HTMLDivElement>(null)
  const isOpened = useRef(false)
  const stored = getPublishedId(asText(value?.['_id']))
  const isNew = value?.['_createdAt'] === undefined
  // The Studio may draw a form twice; the second knows which field had the focus in the first.
  const id = pathToString(focusPath)

  useEffect(() => {
    // A form that is still being prepared takes no text.
    if (isOpened.current || readOnly === true || !form.current) return
    isOpened.current = true
    if (isNew) holdFocus(form.current, id)
  }, [isNew, readOnly, id])

  return (
    <div ref={form} className={styles.form}>
      {children}
      {stored === '' ? null : <UndoRemoval id={stored} type={type} />}
    </div>
  )
}

const FIELDS = 'input, textarea, select'
/** Milliseconds after the first focus within which the Studio has opened a form, on a busy machine too. */
const OPENING = 5000

/**
 * Keeps the focus in a field while the Studio opens its form: the fields come after the form, on a busy
 * machine not all at once, may be drawn again, and the Studio itself focuses the first button, such as a
 * tab. Ends when the editor does anything.
 * @param id of the field; the first without one
 */
function holdFocus(form: HTMLElement, id: string): void {
  let end = Infinity
  let held: HTMLElement | undefined
  const over = new AbortController()
  const { signal } = over
  for (const act of ['keydown', 'pointerdown'])
    document.addEventListener(act, () => over.abort(), { capture: true, signal })
  function look(): void {
    if (!form.isConnected || performance.now() > end) over.abort()
    if (signal.aborted) return
    const { activeElement } = document
    const isFree = activeElement === held || !activeElement?.matches(FIELDS)
    const field = isFree ? findField(form, id) : undefined
    if (field && field !== activeElement) {
      field.focus()
      held = field
      end = Math.min(end, performance.now() + OPENING)
    }
    requestAnimationFrame(look)
  }
  look()
}

function findField(form: HTMLElement, id: string): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>(FIELDS)].find(
    // Where there is room for the tabs of a form, a list of the same is hidden.
    (field) => (id === '' || field.id === id) && field.checkVisibility(),
  )
}

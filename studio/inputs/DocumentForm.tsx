import { asText } from '#shared/json.ts'
import { Flex } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { type ObjectInputProps, pathToString } from 'sanity'
import { publishedId } from '#schemas/rules/context.ts'
import { Translations } from '#studio/languages/Translations.tsx'
import { UndoRemoval } from '#studio/undo/UndoRemoval.tsx'
import { UsedOn } from '#studio/used-on/UsedOn.tsx'

/**
 * A document's fields, below what the Studio knows about the document. In a document that nobody has saved
 * yet, the cursor is in the first field, or in the one that the address names.
 */
export function DocumentForm(props: ObjectInputProps) {
  const { schemaType, value, readOnly, focusPath } = props
  const form = useRef<HTMLDivElement>(null)
  const isOpened = useRef(false)
  const id = publishedId(asText(value?.['_id']))
  const isNew = value?.['_createdAt'] === undefined
  const field = pathToString(focusPath)

  useEffect(() => {
    // A form that is still being prepared takes no text.
    if (isOpened.current || readOnly === true || !form.current) return
    isOpened.current = true
    if (isNew) holdFocus(form.current, field)
  }, [isNew, readOnly, field])

  return (
    // The Studio focuses what comes first in an opened form: a field, not a link above it.
    <Flex direction="column-reverse" ref={form}>
      {props.renderDefault(props)}
      {!isNew && schemaType.fields.some(({ name }) => name === 'language') ? (
        <Translations id={id} type={schemaType.name} />
      ) : null}
      <UsedOn type={schemaType.name} />
      {id === '' ? null : <UndoRemoval id={id} type={schemaType.name} />}
    </Flex>
  )
}

const FIELDS = 'input, textarea, select'
/** Milliseconds after the first focus within which the Studio has opened a form, on a busy machine too. */
const OPENING = 5000

/**
 * Keeps the focus in a field while the Studio opens its form: the fields come after the form, may be drawn
 * twice, and the Studio itself focuses the first button. Ends when the editor does anything.
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

import { asText } from '#shared/json.ts'
import { Button } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef } from 'react'
import { pathToString, useDocumentOperation, useEditState, useSchema } from 'sanity'
import { behindEarlier, findRemoved, restorePatches, type Removed } from './removed.ts'

/** Milliseconds in which an editor sees that something is missing. */
const PATIENCE = 30_000
const TITLES = ['heading', 'title', 'label', 'name', 'question', 'text']

/** Offers to put back what was taken out of a list of this document, in its form or in the frame. */
export function UndoRemoval({ id, type }: { id: string; type: string }) {
  const { draft, published } = useEditState(id, type)
  const { patch } = useDocumentOperation(id, type)
  const { push } = useToast()
  const schema = useSchema()
  const document = draft ?? published
  const latest = useRef(document)
  const earlier = useRef<Removed[]>([])

  useEffect(() => {
    const before = latest.current
    latest.current = document
    // A draft that is gone was published or discarded.
    const isEdit = before && document && (before._id === document._id || document === draft)
    const found = isEdit ? findRemoved(before, document) : undefined
    if (found === undefined) return
    const removed = behindEarlier(found, earlier.current)
    earlier.current.push(removed)
    const toast = `removed-${removed.member._key}`
    const what = titleOf(removed) || (schema.get(asText(removed.member['_type']))?.title ?? 'Entry')
    const undo = () => {
      patch.execute(restorePatches(latest.current, removed, pathToString(removed.path)))
      push({ id: toast, status: 'success', title: `“${what}” is back.` })
    }
    push({
      id: toast,
      status: 'info',
      closable: true,
      duration: PATIENCE,
      title: `“${what}” was removed.`,
      description: <Button mode="ghost" text="Undo" onClick={undo} />,
    })
  }, [document, draft, patch, push, schema])
  return null
}

function titleOf({ member }: Removed): string {
  return TITLES.map((field) => asText(member[field])).find(Boolean) ?? ''
}

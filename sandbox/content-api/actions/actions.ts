import { own } from '#shared/own.ts'
import { ActionRefused, copy, existing, expectRevision, fields, text } from './action-input.ts'
import { isRecord } from '#shared/json.ts'
import { publishedId } from '#sandbox/content-api/store/document.ts'
import { MutationError } from '#sandbox/content-api/mutate/errors.ts'
import { strengthened } from '#sandbox/content-api/mutate/strengthen.ts'
import type { Fields } from './action-input.ts'
import type { OpenTransaction } from '#sandbox/content-api/mutate/transaction.ts'

type Perform = (open: OpenTransaction, action: Fields) => void

/**
 * Performs one document action (`sanity.action.document.*`) inside a transaction.
 * @throws MutationError
 */
export function performAction(open: OpenTransaction, action: unknown, index: number): void {
  const type = isRecord(action) ? action['actionType'] : undefined
  const perform = typeof type === 'string' ? own(ACTIONS, type) : undefined
  try {
    if (!isRecord(action) || !perform) throw new ActionRefused(`Unknown action "${String(type)}"`)
    perform(open, action)
  } catch (error) {
    if (!(error instanceof ActionRefused)) throw error
    throw new MutationError(400, { type: 'actionError', description: error.message }, index)
  }
}

const ACTIONS: Record<string, Perform> = {
  'sanity.action.document.create': create,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.delete': remove,
  'sanity.action.document.discard': (open, action) => discard(open, text(action, 'draftId')),
  'sanity.action.document.replaceDraft': (open, action) => replace(open, action, 'attributes'),
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.discard': (open, action) =>
    discard(open, text(action, 'versionId')),
  'sanity.action.document.version.replace': (open, action) => replace(open, action, 'document'),
  // The documents of the same archive are kept: one release that is refused would stop their import.
  'sanity.action.release.import': () => {},
}

function create(open: OpenTransaction, action: Fields): void {
  const document = fields(action, 'attributes')
  const id = text(document, '_id')
  if (open.get(id) && action['ifExists'] === 'ignore') return
  open.apply({ kind: 'create', document })
}

function createVersion(open: OpenTransaction, action: Fields): void {
  if (isRecord(action['document'])) {
    open.apply({ kind: 'create', document: action['document'] })
    return
  }
  const base = existing(open, text(action, 'baseId'))
  expectRevision(base, action['ifBaseRevisionId'])
  open.apply({ kind: 'create', document: copy(base, text(action, 'versionId')) })
}

function edit(open: OpenTransaction, action: Fields): void {
  const draftId = text(action, 'draftId')
  const published = open.get(text(action, 'publishedId'))
  if (!open.get(draftId)) {
    if (!published) throw new ActionRefused(`Document "${draftId}" does not exist to be edited`)
    open.apply({ kind: 'create', document: copy(published, draftId) })
  }
  const { id: _id, ifRevisionID, ...patch } = fields(action, 'patch')
  open.apply({
    kind: 'patch',
    selection: { ids: [draftId] },
    patch,
    ...(typeof ifRevisionID === 'string' && { ifRevisionID }),
  })
}

function publish(open: OpenTransaction, action: Fields): void {
  const draft = existing(open, text(action, 'draftId'))
  const id = text(action, 'publishedId')
  const published = open.get(id)
  expectRevision(draft, action['ifDraftRevisionId'])
  const expected = action['ifPublishedRevisionId']
  if (typeof expected === 'string') expectRevision(published ?? { _id: id, _type: '' }, expected)
  const document = {
    ...copy(strengthened(draft), id),
    // Publishing changes a document; it does not make a new one.
    _createdAt: published?.['_createdAt'] ?? draft['_createdAt'],
  }
  open.apply({ kind: 'createOrReplace', document })
  open.apply({ kind: 'delete', selection: { ids: [draft._id] } })
}

function unpublish(open: OpenTransaction, action: Fields): void {
  const published = existing(open, text(action, 'publishedId'))
  const draftId = text(action, 'draftId')
  open.apply({ kind: 'createIfNotExists', document: copy(published, draftId) })
  open.apply({ kind: 'delete', selection: { ids: [published._id] } })
}

function remove(open: OpenTransaction, action: Fields): void {
  const published = existing(open, text(action, 'publishedId'))
  const named = Array.isArray(action['includeDrafts']) ? action['includeDrafts'].map(String) : []
  const draftId = `drafts.${publishedId(published._id)}`
  if (open.get(draftId) && !named.includes(draftId)) {
    throw new ActionRefused(`Document "${draftId}" exists but is not in includeDrafts`)
  }
  open.apply({ kind: 'delete', selection: { ids: [...named, published._id] } })
}

function discard(open: OpenTransaction, id: string): void {
  existing(open, id)
  open.apply({ kind: 'delete', selection: { ids: [id] } })
}

function replace(open: OpenTransaction, action: Fields, name: string): void {
  const document = fields(action, name)
  const id = text(document, '_id')
  const old = open.get(id) ?? open.get(publishedId(id))
  if (!old) throw new ActionRefused(`Document "${id}" does not exist to be replaced`)
  const created = document['_createdAt'] ?? old['_createdAt']
  open.apply({ kind: 'createOrReplace', document: { ...document, _createdAt: created } })
}

import { Hono } from 'hono'
import { editorsOnly } from '#sandbox/access.ts'
import { jsonResponse, readObject } from '#sandbox/http.ts'
import { isRecord, own } from '#shared/json.ts'
import { publishedId } from './store.ts'
import { mutationError, writeTransaction } from './mutations.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'
import type { Store } from './store.ts'
import type { OpenTransaction } from './mutations.ts'

/** `POST /data/actions/{dataset}`: publish, unpublish and so on; one transaction per request. */
export function actionRoutes(store: Store): Hono {
  const routes = new Hono()
  routes.post('/:version{v[^/]+}/data/actions/:dataset', editorsOnly, async (context) => {
    const { actions, transactionId } = await readObject(context.req.raw)
    const { id } = writeTransaction(store, transactionId, (open) => {
      ;[actions].flat().forEach((action: unknown, index) => performAction(open, action, index))
    })
    return jsonResponse({ transactionId: id })
  })
  return routes
}

/** The fields of an action, as received. */
type Fields = Record<string, unknown>

/** @throws ApiError */
function performAction(open: OpenTransaction, action: unknown, index: number): void {
  const type = isRecord(action) ? String(action['actionType']) : ''
  const perform = own(ACTIONS, type)
  try {
    if (!isRecord(action) || !perform) throw new ActionRefused(`Unknown action "${type}"`)
    perform(open, action)
  } catch (error) {
    if (!(error instanceof ActionRefused)) throw error
    throw mutationError(400, { type: 'actionError', description: error.message }, index)
  }
}

/** Thrown for an action that Sanity would refuse; the caller adds its index. */
class ActionRefused extends Error {}

const ACTIONS: Record<string, (open: OpenTransaction, action: Fields) => void> = {
  'sanity.action.document.create': (open, action) => {
    const document = requiredObject(action, 'attributes')
    if (open.get(requiredText(document, '_id')) && action['ifExists'] === 'ignore') return
    open.apply({ kind: 'create', document })
  },
  'sanity.action.document.edit': (open, action) => {
    const draftId = requiredText(action, 'draftId')
    if (!open.get(draftId)) {
      const published = existing(open, requiredText(action, 'publishedId'))
      open.apply({ kind: 'create', document: copy(published, draftId) })
    }
    const { id: _, ifRevisionID, ...patch } = requiredObject(action, 'patch')
    open.apply({ kind: 'patch', id: draftId, patch, ifRevisionID })
  },
  'sanity.action.document.publish': (open, action) => {
    const draft = existing(open, requiredText(action, 'draftId'))
    const id = requiredText(action, 'publishedId')
    const published = open.get(id)
    expectRevision(draft, action['ifDraftRevisionId'])
    expectRevision(published ?? { _id: id, _type: '' }, action['ifPublishedRevisionId'])
    const document = {
      ...copy(strengthened(draft), id),
      // Publishing changes a document; it does not make a new one.
      _createdAt: published?.['_createdAt'] ?? draft['_createdAt'],
    }
    open.apply({ kind: 'createOrReplace', document })
    remove(open, draft._id)
  },
  'sanity.action.document.unpublish': (open, action) => {
    const published = existing(open, requiredText(action, 'publishedId'))
    const document = copy(published, requiredText(action, 'draftId'))
    open.apply({ kind: 'createIfNotExists', document })
    remove(open, published._id)
  },
  'sanity.action.document.delete': (open, action) => {
    const published = existing(open, requiredText(action, 'publishedId'))
    const drafts = [action['includeDrafts'] ?? []].flat().map(String)
    const draftId = `drafts.${publishedId(published._id)}`
    if (open.get(draftId) && !drafts.includes(draftId)) {
      throw new ActionRefused(`Document "${draftId}" exists but is not in includeDrafts`)
    }
    remove(open, ...drafts, published._id)
  },
  'sanity.action.document.discard': (open, action) =>
    remove(open, existing(open, requiredText(action, 'draftId'))._id),
  'sanity.action.document.version.discard': (open, action) =>
    remove(open, existing(open, requiredText(action, 'versionId'))._id),
  'sanity.action.document.replaceDraft': (open, action) => {
    const document = requiredObject(action, 'attributes')
    const id = requiredText(document, '_id')
    const old = open.get(id) ?? existing(open, publishedId(id))
    const _createdAt = document['_createdAt'] ?? old['_createdAt']
    open.apply({ kind: 'createOrReplace', document: { ...document, _createdAt } })
  },
  // The documents of the same archive are kept: one release that is refused would stop their import.
  'sanity.action.release.import': () => {},
}

function remove(open: OpenTransaction, ...ids: string[]): void {
  for (const id of ids) open.apply({ kind: 'delete', id })
}

/**
 * The document to publish: references that were weak only because their target was a draft
 * (`_strengthenOnPublish`) become what the schema defines.
 */
function strengthened(document: StoredDocument): StoredDocument {
  const fields = Object.entries(document).map(([name, value]) => [name, strengthen(value)])
  return { ...Object.fromEntries(fields), _id: document._id, _type: document._type }
}

function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isRecord(value)) return value
  const { _strengthenOnPublish: order, ...rest } = value
  if (typeof value['_ref'] === 'string' && order !== undefined) {
    const { _weak, ...strong } = rest
    return isRecord(order) && order['weak'] === true ? { ...strong, _weak: true } : strong
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, strengthen(part)]))
}

/** The document the action is about. @throws ActionRefused */
function existing(open: OpenTransaction, id: string): StoredDocument {
  const document = open.get(id)
  if (!document) throw new ActionRefused(`Document "${id}" does not exist`)
  return document
}

/** @throws ActionRefused when the document is not at the expected revision, if there is one. */
function expectRevision(document: StoredDocument, expected: unknown): void {
  if (typeof expected !== 'string' || document['_rev'] === expected) return
  const found = JSON.stringify(document['_rev'] ?? '')
  throw new ActionRefused(
    `Document "${document._id}" has unexpected revision ID (${found}), expected "${expected}"`,
  )
}

/** A copy of the document under another id. */
function copy(document: StoredDocument, id: string): StoredDocument {
  const { _rev, _updatedAt, ...rest } = document
  return { ...rest, _id: id, _type: document._type }
}

/** A required text of the action. @throws ActionRefused */
function requiredText(action: Fields, name: string): string {
  const value = action[name]
  if (typeof value === 'string' && value !== '') return value
  throw new ActionRefused(`"${name}" is required`)
}

/** A required object of the action. @throws ActionRefused */
function requiredObject(action: Fields, name: string): Fields {
  const value = action[name]
  if (isRecord(value)) return value
  throw new ActionRefused(`"${name}" is required`)
}

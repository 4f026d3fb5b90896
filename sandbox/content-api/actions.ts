import { Hono } from 'hono'
import { editorsOnly } from '#sandbox/access.ts'
import { badRequest, jsonResponse, readObject } from '#sandbox/http.ts'
import { isRecord, own } from '#shared/json.ts'
import { createRevisionId, publishedId } from './store.ts'
import { mutationError, writeTransaction } from './transaction.ts'
import type { Store, StoredDocument } from './store.ts'
import type { OpenTransaction } from './transaction.ts'

/** `POST /data/actions/{dataset}`: publish, unpublish and so on; one transaction per request. */
export function actionRoutes(store: Store, log: (line: string) => void): Hono {
  const routes = new Hono()
  routes.post('/:version{v[^/]+}/data/actions/:dataset', editorsOnly, async (context) => {
    const { actions, transactionId: asked, dryRun } = await readObject(context.req.raw)
    const list: unknown[] = Array.isArray(actions) ? actions : [actions]
    if (actions === undefined || list.length === 0) throw badRequest('No actions provided.')
    const transactionId = typeof asked === 'string' && asked !== '' ? asked : createRevisionId()
    writeTransaction(store, { transactionId, dryRun: dryRun === true }, (open) => {
      list.forEach((action, index) => performAction(open, action, index))
    })
    for (const action of list) {
      if (isRecord(action) && action['actionType'] === 'sanity.action.release.import')
        log(
          `The release "${String(action['releaseId'])}" was left out: there are no releases here.`,
        )
    }
    return jsonResponse({ transactionId })
  })
  return routes
}

type Perform = (open: OpenTransaction, action: Fields) => void

/**
 * Performs one document action (`sanity.action.document.*`) inside a transaction.
 * @throws ApiError
 */
function performAction(open: OpenTransaction, action: unknown, index: number): void {
  const type = isRecord(action) ? action['actionType'] : undefined
  const perform = typeof type === 'string' ? own(ACTIONS, type) : undefined
  try {
    if (!isRecord(action) || !perform) throw new ActionRefused(`Unknown action "${String(type)}"`)
    perform(open, action)
  } catch (error) {
    if (!(error instanceof ActionRefused)) throw error
    throw mutationError(400, { type: 'actionError', description: error.message }, index)
  }
}

const ACTIONS: Record<string, Perform> = {
  'sanity.action.document.create': create,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.delete': remove,
  'sanity.action.document.discard': (open, action) =>
    discard(open, requiredText(action, 'draftId')),
  'sanity.action.document.replaceDraft': replaceDraft,
  'sanity.action.document.version.discard': (open, action) =>
    discard(open, requiredText(action, 'versionId')),
  // The documents of the same archive are kept: one release that is refused would stop their import.
  'sanity.action.release.import': () => {},
}

function create(open: OpenTransaction, action: Fields): void {
  const document = requiredObject(action, 'attributes')
  const id = requiredText(document, '_id')
  if (open.get(id) && action['ifExists'] === 'ignore') return
  open.apply({ kind: 'create', document })
}

function edit(open: OpenTransaction, action: Fields): void {
  const draftId = requiredText(action, 'draftId')
  const published = open.get(requiredText(action, 'publishedId'))
  if (!open.get(draftId)) {
    if (!published) throw new ActionRefused(`Document "${draftId}" does not exist to be edited`)
    open.apply({ kind: 'create', document: copy(published, draftId) })
  }
  const { id: _id, ifRevisionID, ...patch } = requiredObject(action, 'patch')
  open.apply({
    kind: 'patch',
    selection: { ids: [draftId] },
    patch,
    ...(typeof ifRevisionID === 'string' && { ifRevisionID }),
  })
}

function publish(open: OpenTransaction, action: Fields): void {
  const draft = existing(open, requiredText(action, 'draftId'))
  const id = requiredText(action, 'publishedId')
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
  const published = existing(open, requiredText(action, 'publishedId'))
  const draftId = requiredText(action, 'draftId')
  open.apply({ kind: 'createIfNotExists', document: copy(published, draftId) })
  open.apply({ kind: 'delete', selection: { ids: [published._id] } })
}

function remove(open: OpenTransaction, action: Fields): void {
  const published = existing(open, requiredText(action, 'publishedId'))
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

function replaceDraft(open: OpenTransaction, action: Fields): void {
  const document = requiredObject(action, 'attributes')
  const id = requiredText(document, '_id')
  const old = open.get(id) ?? open.get(publishedId(id))
  if (!old) throw new ActionRefused(`Document "${id}" does not exist to be replaced`)
  const created = document['_createdAt'] ?? old['_createdAt']
  open.apply({ kind: 'createOrReplace', document: { ...document, _createdAt: created } })
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

/** The fields of an action, as received. */
type Fields = Record<string, unknown>

/** Thrown for an action that Sanity would refuse; the caller adds its index. */
class ActionRefused extends Error {}

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

import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { addTicket, isAuthorized, LOCAL_EDITOR, ticketOf } from '#sandbox/access.ts'
import { ApiError } from '#sandbox/http.ts'
import { runQuery } from './groq.ts'
import { mendozaPatches } from './history.ts'
import { readQuery } from './query.ts'
import { createRevisionId, createView, DATASET, isNewVersion, PROJECT } from './store.ts'
import type { Context } from 'hono'
import type { SSEMessage } from 'hono/streaming'
import type { StoredDocument } from '#shared/stored-documents.ts'
import type { Change, Store, Transaction } from './store.ts'

// Proxies and browsers close a connection that is silent for a minute.
const KEEP_ALIVE_MS = 15_000

/**
 * `GET /data/listen/{dataset}` and `GET /data/live/events/{dataset}`: server-sent events. `close` ends
 * the open ones.
 */
export function listenRoutes(store: Store): { routes: Hono; close: () => void } {
  const routes = new Hono()
  const ends = new Set<() => void>()

  routes.get('/:version{v[^/]+}/data/listen/:dataset', toStreamPort, async (context) => {
    const request = await readRequest(context)
    return open(context, (send) => listen(request, store, send))
  })
  routes.get('/:version{v[^/]+}/data/live/events/:dataset', toStreamPort, (context) =>
    open(context, (send) => follow(context, store, send)),
  )

  /** Opens a stream. `start` receives `send` and returns a cleanup for when the reader leaves. */
  function open(context: Context, start: (send: Send) => () => void): Response {
    return streamSSE(context, async (stream) => {
      // Sent at once, so that the reader knows it is connected.
      await stream.write(': connected\n\n')
      const stop = start((event) => void stream.writeSSE(event))
      const timer = setInterval(() => void stream.write(': keep-alive\n\n'), KEEP_ALIVE_MS)
      await new Promise<void>((resolve) => {
        ends.add(resolve)
        stream.onAbort(() => {
          ends.delete(resolve)
          resolve()
        })
      })
      clearInterval(timer)
      stop()
    })
  }

  return {
    routes,
    close: () => {
      for (const end of ends) end()
    },
  }
}

/** Sends an event; does nothing once the reader has disconnected. */
type Send = (event: SSEMessage) => void

let nextStream = 0

/**
 * Browsers allow six connections per host and port, and the Studio keeps a dozen streams open, which
 * would block every other request. So browsers are redirected to one of the ports for streams, with a
 * ticket that replaces the token and origin they drop.
 */
function toStreamPort(context: Context, next: () => Promise<void>): Promise<Response | void> {
  const ports: unknown = context.env?.streamPorts
  const { headers } = context.req.raw
  const isBrowser = headers.has('origin') || headers.has('sec-fetch-site')
  if (!Array.isArray(ports) || ports.length === 0 || !isBrowser) return next()
  const url = new URL(context.req.url)
  url.host = headers.get('host') ?? url.host
  url.port = String(ports[nextStream % ports.length])
  nextStream += 1
  addTicket(url, isAuthorized(context.req.raw) ? 'editor' : 'anonymous')
  context.header('cache-control', 'no-store')
  return Promise.resolve(context.redirect(url.href, 307))
}

// A browser drops the token on a redirect to another port; the ticket replaces it.
function mayReadDrafts({ req }: Context): boolean {
  return isAuthorized(req.raw) || ticketOf(req.url) === 'editor'
}

/** What a listener requested. */
interface ListenRequest {
  query: string
  params: Record<string, unknown>
  isAnonymous: boolean
  /** Includes drafts, not only published versions. */
  hasAllVersions: boolean
  hasMutations: boolean
  hasResult: boolean
  hasEffects: boolean
}

async function readRequest(context: Context): Promise<ListenRequest> {
  const version = (context.req.param('version') ?? '').slice(1)
  const flags = context.req.query()
  const allVersions = flags['includeAllVersions'] ?? String(!isNewVersion(version))
  return {
    ...(await readQuery(context.req.raw)),
    isAnonymous: !mayReadDrafts(context),
    hasAllVersions: allVersions === 'true',
    hasMutations: flags['includeMutations'] !== 'false',
    hasResult: flags['includeResult'] === 'true',
    hasEffects: flags['effectFormat'] === 'mendoza',
  }
}

/** Sends the transactions that change a document the query matches, before or after the change. */
function listen(request: ListenRequest, store: Store, send: Send): () => void {
  const { query, params, isAnonymous } = request

  function isFound(...documents: readonly StoredDocument[]): boolean {
    // References may reach every document.
    const targets = store.view({ perspective: 'raw', isAnonymous }).byId
    const view = createView(documents)
    const found = runQuery({ query, params, view, targets, identity: LOCAL_EDITOR.id })
    return Array.isArray(found) ? found.length > 0 : found !== null && found !== false
  }

  function tell(transaction: Transaction): void {
    const hits = transaction.changes.flatMap((change) => {
      if (!isVisible(change.id, request)) return []
      const was = change.before !== undefined && isFound(change.before)
      const is = change.after !== undefined && isFound(change.after)
      return was || is
        ? [{ change, transition: was && is ? 'update' : is ? 'appear' : 'disappear' }]
        : []
    })
    hits.forEach(({ change, transition }, at) => {
      const count = { transactionTotalEvents: hits.length, transactionCurrentEvent: at + 1 }
      send(mutationEvent(transaction, change, request, { transition, ...count }))
    })
  }

  try {
    isFound()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // An EventSource cannot read the body of an error.
    send({ event: 'channelError', data: JSON.stringify(error.body) })
    return () => {}
  }
  send({ event: 'welcome', data: JSON.stringify({ listenerName: createRevisionId() }) })
  return store.onTransaction(tell)
}

function isVisible(id: string, { isAnonymous, hasAllVersions }: ListenRequest): boolean {
  if (isAnonymous) return !id.includes('.')
  return hasAllVersions || !id.startsWith('drafts.')
}

function mutationEvent(
  transaction: Transaction,
  change: Change,
  request: ListenRequest,
  more: Record<string, unknown>,
): SSEMessage {
  const { id, before, after } = change
  const eventId = `${transaction.id}#${id}`
  const data = {
    eventId,
    documentId: id,
    projectId: PROJECT,
    dataset: DATASET,
    transactionId: transaction.id,
    identity: transaction.author,
    ...more,
    ...(before && { previousRev: before['_rev'] }),
    // A deletion needs a revision too: the Studio chains events by it.
    resultRev: after ? after['_rev'] : transaction.id,
    timestamp: transaction.timestamp,
    // The documents can already be queried.
    visibility: 'query',
    ...(request.hasMutations && { mutations: change.mutations }),
    ...(request.hasEffects && { effects: mendozaPatches(change) }),
    ...(request.hasResult && after && { result: after }),
  }
  return { event: 'mutation', id: eventId, data: JSON.stringify(data) }
}

/** Tells a live page that content has changed. */
function follow(context: Context, store: Store, send: Send): () => void {
  const hasDrafts = context.req.query('includeDrafts') === 'true' && mayReadDrafts(context)
  const sendLive = (event: string, data: unknown, id: string) =>
    send({ event, data: JSON.stringify(data), id: Buffer.from(id).toString('base64url') })
  sendLive('welcome', {}, 'start')
  return store.onTransaction(({ id, changes }) => {
    if (!hasDrafts && changes.every((change) => change.id.includes('.'))) return
    sendLive('message', { tags: ['s1:all'] }, id)
  })
}

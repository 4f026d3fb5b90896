import { Hono } from 'hono'
import { errorResponse } from '#sandbox/content-api/responses.ts'
import { QueryError } from '#sandbox/content-api/query/groq.ts'
import { isAuthorized } from '#sandbox/content-api/identity.ts'
import { createListener } from './listen.ts'
import { readQuery } from '#sandbox/content-api/query/request.ts'
import { createRevisionId } from '#sandbox/content-api/store/revision-id.ts'
import { redirectToStreamPort } from './stream-ports.ts'
import { ticketOf } from '#sandbox/stream-ticket.ts'
import type { Context } from 'hono'
import type { ContentApiContext } from '#sandbox/content-api/context.ts'
import type { ListenRequest } from './listen.ts'
import type { Send } from './streams.ts'
import type { Transaction } from '#sandbox/content-api/mutate/transaction.ts'

/** `GET /data/listen/{dataset}` and `GET /data/live/events/{dataset}`: server-sent events. */
export function listenRoutes(api: ContentApiContext): Hono {
  const routes = new Hono()
  routes.get('/:version{v[^/]+}/data/listen/:dataset', async (context) => {
    const elsewhere = redirectToStreamPort(context)
    if (elsewhere) return elsewhere
    try {
      // Without it, a listener that connects again fetches everything anew.
      const canResume = context.req.query('enableResume') === 'true'
      const lastEvent = canResume ? context.req.header('last-event-id') : undefined
      return listen(api, await readRequest(context), lastEvent)
    } catch (error) {
      return errorResponse(error)
    }
  })
  routes.get('/:version{v[^/]+}/data/live/events/:dataset', (context) => {
    return redirectToStreamPort(context) ?? follow(context, api)
  })
  return routes
}

async function readRequest(context: Context): Promise<ListenRequest> {
  const { query, params } = await readQuery(context.req.raw)
  const version = (context.req.param('version') ?? '').slice(1)
  const allVersions = context.req.query('includeAllVersions')
  // From this API version on, drafts are sent only on request.
  const isNew = version === 'X' || version >= '2025-02-19'
  return {
    query,
    params,
    isAnonymous: !mayReadDrafts(context),
    hasAllVersions: allVersions === undefined ? !isNew : allVersions === 'true',
    hasMutations: context.req.query('includeMutations') !== 'false',
    hasResult: context.req.query('includeResult') === 'true',
    hasPrevious: context.req.query('includePreviousRevision') === 'true',
    hasEffects: context.req.query('effectFormat') === 'mendoza',
  }
}

// A browser drops the token on a redirect to another port; the ticket replaces it.
function mayReadDrafts({ req }: Context): boolean {
  return isAuthorized(req.raw) || ticketOf(req.url) === 'editor'
}

function listen(
  api: ContentApiContext,
  request: ListenRequest,
  lastEvent: string | undefined,
): Response {
  const everything = () => api.viewFor({ perspective: 'raw', isAnonymous: request.isAnonymous })
  return api.streams.open((send) => {
    const tell = openListener(request, everything, send)
    if (!tell) return () => {}
    const missed = missedSince(api, lastEvent)
    send({ event: missed ? 'welcomeback' : 'welcome', data: { listenerName: createRevisionId() } })
    for (const transaction of missed ?? []) tell(transaction)
    return api.store.onTransaction(tell)
  })
}

/** Reports an invalid query as an event, since an EventSource cannot read the body of an error. */
function openListener(...args: Parameters<typeof createListener>) {
  try {
    return createListener(...args)
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    const [{ query }, , send] = args
    const { message: description, start, end } = error
    const data = { error: { type: 'queryParseError', description, query, start, end } }
    send({ event: 'channelError', data })
    return undefined
  }
}

function missedSince(
  api: ContentApiContext,
  eventId: string | undefined,
): Transaction[] | undefined {
  const transactionId = eventId?.split('#')[0]
  return transactionId === undefined ? undefined : api.store.history.after(transactionId)
}

function follow(context: Context, { store, streams }: ContentApiContext): Response {
  const hasDrafts = context.req.query('includeDrafts') === 'true' && mayReadDrafts(context)
  return streams.open((send) => {
    sendLive(send, 'welcome', {}, 'start')
    return store.onTransaction(({ id, changes }) => {
      if (!hasDrafts && changes.every((change) => change.id.includes('.'))) return
      sendLive(send, 'message', { tags: ['s1:all'] }, id)
    })
  })
}

function sendLive(send: Send, event: string, data: unknown, id: string): void {
  send({ event, data, id: Buffer.from(id).toString('base64url') })
}

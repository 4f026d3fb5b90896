import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { own } from '../../src/lib/own.ts'
import { FORM_CALLS } from '../types.ts'
import { csvOf } from './csv.ts'
import { INBOX_STATUSES } from '../store/inbox-store.ts'
import { inboxPage } from './inbox-page.ts'
import { field } from './field.ts'
import { addSignIn } from './sign-in.ts'
import { STYLE } from './style.ts'
import type { Context, MiddlewareHandler } from 'hono'
import type { ForwardStore } from '../forwarding/forward-store.ts'
import type { InboxQuery, InboxStore } from '../store/inbox-store.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { Env } from '../types.ts'
import type { FileStore } from '../uploads/file-store.ts'
import type { SignIn } from './sign-in.ts'

/** What the inbox works with. */
export interface InboxParts {
  leads: LeadStore
  inbox: InboxStore
  forwarding: ForwardStore
  files: FileStore
  /** Where it is: `https://example.com` and `/lead-api/inbox`. */
  home: { origin: string; path: string }
  /** Without it, whoever reaches the service may read and act. */
  signIn: SignIn | undefined
}

const MOST = 50
const OPEN: InboxQuery = { text: '', call: undefined, status: 'open' }
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'self'"
/** A page without a sign-in has no rights that another one could borrow by showing it. */
const FRAMES = { signedIn: "'none'", open: 'http://localhost:* http://127.0.0.1:*' }

/** `/inbox`: the leads, for the people who answer them. Every act is a form on one of its pages. */
export function inboxRoutes(parts: InboxParts): Hono<Env> {
  const { inbox, forwarding, leads, files, home, signIn } = parts
  const routes = new Hono<Env>()
  routes.use(safeHeaders(signIn ? FRAMES.signedIn : FRAMES.open), csrf({ origin: home.origin }))
  routes.get('/style.css', (context) => context.body(STYLE, 200, { 'content-type': 'text/css' }))
  if (signIn) addSignIn(routes, signIn, home.path)

  async function show(context: Context, query: InboxQuery, notice: string): Promise<Response> {
    const [view, notForwarded] = [await inbox.find(query, MOST), await forwarding.dead()]
    const canSignOut = Boolean(signIn)
    return context.html(
      inboxPage({ home: home.path, canSignOut, query, view, notice, notForwarded }),
    )
  }
  routes.get('/', (context) =>
    show(context, OPEN, own(NOTICES, context.req.query('done') ?? '') ?? ''),
  )
  routes.post('/search', async (context) => show(context, await queryOf(context), ''))
  routes.get('/leads.csv', (context) => {
    context.header('content-disposition', 'attachment; filename="leads.csv"')
    context.header('content-type', 'text/csv; charset=utf-8')
    return context.body(csvOf(inbox))
  })
  routes.get('/leads/:id/lead.json', async (context) => {
    const lead = await inbox.lead(context.req.param('id'))
    if (!lead) return context.text('There is no such lead.', 404)
    context.header('content-disposition', 'attachment; filename="lead.json"')
    return context.json(lead.body)
  })
  routes.get('/files/:key{.+}', async (context) => {
    const file = await leads.file(context.req.param('key'))
    const bytes = file && (await files.get(file.key))
    if (!file || !bytes) return context.text('There is no such file.', 404)
    // Always a download: an uploaded file must not run as a page of the inbox.
    context.header('content-disposition', 'attachment')
    context.header('content-type', file.contentType)
    return context.body(bytes)
  })

  const act = (name: string, work: (id: string) => Promise<void>): void => {
    routes.post(`/leads/:id/${name}`, async (context) => {
      await work(context.req.param('id'))
      return context.redirect(`${home.path}?done=${name}`, 303)
    })
  }
  act('handled', (id) => inbox.setHandled(id, true))
  act('open', (id) => inbox.setHandled(id, false))
  act('forward', forwarding.retry)
  act('delete', inbox.remove)
  routes.post('/erase', async (context) => {
    const { removed, mentions } = await inbox.erase(await field(context, 'email'))
    const others = mentions > 0 ? ` Others that mention it, which a search finds: ${mentions}.` : ''
    return show(
      context,
      OPEN,
      `Deleted leads of this address, with their files: ${removed}.${others}`,
    )
  })
  return routes
}

const NOTICES: Record<string, string> = {
  handled: 'The lead is marked as handled.',
  open: 'The lead is marked as not handled.',
  forward: 'The lead is forwarded again.',
  delete: 'The lead was deleted.',
}

function safeHeaders(frameAncestors: string): MiddlewareHandler {
  return async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
    context.header('content-security-policy', `${POLICY}; frame-ancestors ${frameAncestors}`)
    context.header('referrer-policy', 'same-origin')
    context.header('x-content-type-options', 'nosniff')
  }
}

async function queryOf(context: Context): Promise<InboxQuery> {
  const [form, status, before] = [
    await field(context, 'form'),
    await field(context, 'status'),
    await field(context, 'before'),
  ]
  return {
    text: await field(context, 'q'),
    call: FORM_CALLS.find((name) => name === form),
    status: INBOX_STATUSES.find((name) => name === status) ?? 'open',
    before: /^\d{1,15}$/.test(before) ? Number(before) : undefined,
  }
}

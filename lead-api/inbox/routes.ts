import { formNames } from '#shared/leads/forms.ts'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { secureHeaders } from 'hono/secure-headers'
import { own } from '#shared/json.ts'
import { counted } from '#shared/text.ts'
import { INBOX_STATUSES } from '#lead-api/store/inbox-store.ts'
import { emailKey } from '#lead-api/store/search-text.ts'
import { csvOf } from './csv.ts'
import { onlyEncrypted, addSignIn } from './sign-in.ts'
import { fieldsOf, fileName, inboxPage } from './inbox-page.ts'
import { STYLE, confirmPage } from './pages.ts'
import type { Context } from 'hono'
import type { ForwardStore } from '#lead-api/forwarding/forward.ts'
import type { InboxQuery, InboxStore } from '#lead-api/store/inbox-store.ts'
import type { LeadStore } from '#lead-api/store/lead-store.ts'
import type { Env } from '#lead-api/types.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'
import type { Acts } from './acts.ts'
import type { SignIn } from './sign-in.ts'

/** What the inbox works with. */
export interface InboxParts {
  leads: LeadStore
  inbox: InboxStore
  forwarding: ForwardStore
  files: FileStore
  acts: Acts
  /** Where it is: `https://example.com/lead-api/inbox`. */
  home: URL
  /** Without it, whoever reaches the service may read and act. */
  signIn: SignIn | undefined
  log: (line: string) => void
}

const MOST = 50
const OPEN: InboxQuery = { text: '', call: undefined, status: 'open' }
/** A page without a sign-in has no rights that a page which frames it could borrow. */
const FRAMES_OF_OPEN_INBOX = ['http://localhost:*', 'http://127.0.0.1:*']

/** `/inbox`: the leads, for the people who answer them. Every act is a form on one of its pages. */
export function inboxRoutes(parts: InboxParts): Hono<Env> {
  const { inbox, forwarding, leads, files, acts, home, signIn, log } = parts
  const routes = new Hono<Env>()
  routes.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'self'"],
        frameAncestors: signIn ? ["'none'"] : FRAMES_OF_OPEN_INBOX,
      },
      referrerPolicy: 'same-origin',
      strictTransportSecurity: home.protocol === 'https:' && 'max-age=31536000',
      xFrameOptions: false,
    }),
    csrf({ origin: home.origin }),
    async (context, next) => {
      await next()
      context.header('cache-control', 'no-store')
    },
  )
  if (signIn) routes.use(onlyEncrypted(home))
  routes.get('/style.css', (context) => context.body(STYLE, 200, { 'content-type': 'text/css' }))
  if (signIn) addSignIn(routes, signIn, acts, home.pathname)

  async function record(context: Context<Env>, act: string, about?: string | number) {
    if (signIn) await acts.record(context.var.person, act, about)
  }
  async function show(context: Context<Env>, query: InboxQuery, notice: string): Promise<Response> {
    const view = await inbox.find(query, MOST)
    const [notForwarded, notDeleted] = [await forwarding.dead(), await inbox.notDeleted()]
    const person = signIn && context.var.person
    return context.html(
      inboxPage({ home: home.pathname, person, query, view, notice, notForwarded, notDeleted }),
    )
  }
  routes.get('/', (context) =>
    show(context, OPEN, own(NOTICES, context.req.query('done') ?? '') ?? ''),
  )
  routes.post('/search', async (context) => show(context, await queryOf(context), ''))
  routes.get('/acts', async (context) => context.html(await acts.page(home.pathname)))
  routes.get('/leads.csv', async (context) => {
    // It must work while nothing can be written.
    await record(context, 'export').catch(() => log('Not in the list of acts: export.'))
    context.header('content-disposition', 'attachment; filename="leads.csv"')
    context.header('content-type', 'text/csv; charset=utf-8')
    return context.body(csvOf(inbox))
  })
  routes.get('/files/:key{.+}', async (context) => {
    const file = await leads.file(context.req.param('key'))
    const bytes = file && (await files.get(file.key))
    if (!file || !bytes) return context.text('There is no such file.', 404)
    // Always a download: an uploaded file must not run as a page of the inbox.
    const name = fileName(await inbox.bodyOfFile(file.key), file.key)
    const encoded = encodeURIComponent(name)
    context.header('content-disposition', `attachment; filename*=UTF-8''${encoded}`)
    context.header('content-type', file.contentType)
    return context.body(bytes)
  })

  const act = (name: string, work: (id: string) => Promise<void>): void => {
    routes.post(`/leads/:id/${name}`, async (context) => {
      const leadId = context.req.param('id')
      await work(leadId)
      await record(context, name, leadId)
      return context.redirect(`${home.pathname}?done=${name}`, 303)
    })
  }
  act('handled', (id) => inbox.setHandled(id, true))
  act('open', (id) => inbox.setHandled(id, false))
  act('forward', forwarding.retry)
  routes.post('/leads/:id/delete', async (context) => {
    const leadId = context.req.param('id')
    const { failed } = await inbox.remove(leadId)
    await record(context, failed > 0 ? 'delete-failed' : 'delete', leadId)
    return context.redirect(`${home.pathname}?done=${failed > 0 ? 'kept' : 'delete'}`, 303)
  })
  routes.post('/erase', async (context) => {
    const { email: typed, confirmed } = await context.req.parseBody()
    const email = typeof typed === 'string' ? typed.trim() : ''
    const key = emailKey(email)
    if (key === undefined) return show(context, OPEN, NO_ADDRESS)
    const others = 'Others that mention it, which a search finds'
    if (confirmed !== 'yes') {
      const { own: count, mentions } = await inbox.ofEmail(key)
      if (count === 0)
        return show(context, OPEN, `No lead is of this address. ${others}: ${mentions}.`)
      const kept = `Kept, because they only mention it within a text: ${counted(mentions, 'lead')}.`
      const confirmation = {
        title: 'Delete all about a person',
        sentence: `To be deleted, because ${email} is in one of their fields: ${counted(count, 'lead')}. ${kept}`,
        action: 'erase',
        fields: { email },
        button: `Delete ${counted(count, 'lead')} with their files for ever`,
      }
      return context.html(confirmPage(home.pathname, confirmation))
    }
    const { removed, failed, mentions } = await inbox.erase(key)
    await record(context, 'erase', removed)
    const done = `Deleted leads of this address, with their files: ${removed}.${failures(failed)}`
    return show(context, OPEN, mentions > 0 ? `${done} ${others}: ${mentions}.` : done)
  })
  routes.post('/delete-found', async (context) => {
    const query = await queryOf(context)
    if ((await context.req.parseBody())['confirmed'] !== 'yes') {
      const { count, newest } = await inbox.count(query)
      if (count === 0) return show(context, query, '')
      const confirmation = {
        title: 'Delete the leads of a search',
        sentence: `This search finds ${counted(count, 'lead')}. Leads that arrive from now on are kept.`,
        action: 'delete-found',
        fields: { ...fieldsOf(query), before: String(newest + 1) },
        button: `Delete ${counted(count, 'lead')} with their files for ever`,
      }
      return context.html(confirmPage(home.pathname, confirmation))
    }
    const { removed, failed } = await inbox.removeFound(query)
    await record(context, 'delete-found', removed)
    const done = `Deleted leads of this search, with their files: ${removed}.${failures(failed)}`
    return show(context, OPEN, done)
  })
  return routes
}

const NO_ADDRESS = 'Nothing was deleted: type one email address, such as ada@example.com.'

function failures(leads: number): string {
  return leads > 0 ? ` Leads that could not be deleted: ${leads}. ${TRY_LATER}` : ''
}

const TRY_LATER = 'The log names them; they can be deleted once their files can be.'

const NOTICES: Record<string, string> = {
  kept: `The lead could not be deleted. ${TRY_LATER}`,
  handled: 'The lead is marked as handled.',
  open: 'The lead is marked as not handled.',
  forward: 'The lead is forwarded again.',
  delete: 'The lead was deleted.',
}

async function queryOf(context: Context): Promise<InboxQuery> {
  const { q, form, status, before } = await context.req.parseBody()
  return {
    text: typeof q === 'string' ? q : '',
    call: formNames.find((name) => name === form),
    status: INBOX_STATUSES.find((name) => name === status) ?? 'open',
    before: typeof before === 'string' && /^\d{1,15}$/.test(before) ? Number(before) : undefined,
  }
}

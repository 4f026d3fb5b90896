import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { secureHeaders } from 'hono/secure-headers'
import { isEmail } from '#shared/contact.ts'
import { fromBase64 } from '#shared/credentials.ts'
import { visibleText } from '#shared/text.ts'
import { LONGEST_NOTE } from '#lead-api/store/work-store.ts'
import { OPEN, listPath, listingIn, pathIn, queryOf, understand, wordsOf } from './address.ts'
import { fonts, script, style } from './assets.generated.ts'
import { auditPane } from './audit.ts'
import { fieldIn, idsIn, pressOnLead, pressOnList } from './change.ts'
import { csvOf, separatorFor } from './csv.ts'
import { fileName, nameOf, referenceOf } from './facts.ts'
import { html } from './html.ts'
import { messagePage, page } from './layout.ts'
import { leadPane } from './lead.ts'
import { listPane } from './list.ts'
import { DEAD, problemBar, undoBar } from './notices.ts'
import { numbersPane } from './numbers.ts'
import { TEAM } from './people.ts'
import { corrected, personCopy, personData, personPane, shownOf } from './person.ts'
import { createQuery } from './query.ts'
import { onlyEncrypted, addSignIn } from './sign-in.ts'
import { suspectedPane } from './suspected.ts'
import type { Context } from 'hono'
import type { Env, InboxLead } from '#lead-api/types.ts'
import type { Clash } from './clash.ts'
import type { Part } from './html.ts'
import type { Visit } from './layout.ts'
import type { PersonView } from './person.ts'
import type { InboxParts } from './query.ts'

/** A page without a sign-in has no rights that a page which frames it could borrow. */
const FRAMES_OF_OPEN_INBOX = ['http://localhost:*', 'http://127.0.0.1:*']
const MOST_ACTS = 200
const FOREVER = 'public, max-age=31536000, immutable'

/** `/inbox`: the leads, for the people who answer them. Every act is a form on one of its pages. */
export function inboxRoutes(parts: InboxParts): Hono<Env> {
  const { inbox, work, forwarder, leads, files, home, signIn, log } = parts
  const query = createQuery(parts)
  const routes = new Hono<Env>()
  routes.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        scriptSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ['data:'],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: signIn ? ["'none'"] : FRAMES_OF_OPEN_INBOX,
      },
      referrerPolicy: 'same-origin',
      strictTransportSecurity: home.protocol === 'https:' && 'max-age=31536000',
      xFrameOptions: false,
    }),
    csrf({ origin: home.origin }),
    async (context, next) => {
      await next()
      if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
    },
  )
  if (signIn) routes.use(onlyEncrypted(home))

  // Nothing in these files is secret: they are the same for everybody.
  const asset = (path: string, body: string | Uint8Array<ArrayBuffer>, type: string) =>
    routes.get(path, (context) =>
      context.body(body, 200, { 'content-type': type, 'cache-control': FOREVER }),
    )
  asset('/style.css', style, 'text/css; charset=utf-8')
  asset('/script.js', script, 'text/javascript; charset=utf-8')
  for (const [name, data] of Object.entries(fonts)) {
    asset(`/fonts/${name}`, fromBase64(data), 'font/woff2')
  }
  if (signIn) addSignIn(routes, signIn, work, home.pathname)
  else
    routes.use(async (context, next) => {
      context.set('person', TEAM)
      await next()
    })

  function visitOf(context: Context<Env>): Visit {
    const { pathname, searchParams } = new URL(context.req.url)
    return {
      home: home.pathname,
      person: context.var.person,
      now: new Date(),
      listing: listingIn(searchParams, pathname),
    }
  }

  const redirect = (context: Context<Env>, path: string) =>
    context.redirect(home.pathname + path, 303)

  const record = (context: Context<Env>, act: string, about?: string | number) =>
    work.record(context.var.person, act, about)

  async function message(context: Context<Env>, title: string, text: string, status?: 404) {
    const frame = await query.frame(visitOf(context))
    return context.html(messagePage(frame, title, text), status)
  }

  const lost = (context: Context<Env>) => {
    const text = 'It was deleted, or the address is not complete.'
    return message(context, 'This lead is not here', text, 404)
  }

  async function undoOf(context: Context<Env>): Promise<Part> {
    const batch = context.req.query('undo')
    const done = batch === undefined ? undefined : await work.done(batch)
    return done && undoBar(visitOf(context), done)
  }

  /** The page with the list and a lead. */
  async function show(context: Context<Env>, asked?: InboxLead, clash?: Clash): Promise<Response> {
    const visit = visitOf(context)
    const { frame, list, lead } = await query.desk(visit, asked, clash)
    const isSuspected = lead?.lead.folder === 'suspected'
    const title = asked ? nameOf(asked) : 'Leads'
    const tab = isSuspected ? 'suspected' : 'leads'
    const content = html`<h1 class="sr">Leads</h1>
      ${problemBar(visit.home, await query.problems())}${await undoOf(context)}
      <div class="desk ${isSuspected && 'desk--one'}">
        ${!isSuspected && listPane(list)}${lead && leadPane(lead)}
      </div>`
    const shown = page(frame, { title, tab, shows: asked ? 'one' : 'list' }, content)
    return context.html(shown, clash ? 409 : 200)
  }

  routes.get('/', (context) => show(context))
  routes.get('/fresh', async (context) => context.text(String(await query.fresh())))
  routes.get('/suspected', async (context) => {
    const { frame, view } = await query.suspected(visitOf(context))
    const content = html`${await undoOf(context)}${suspectedPane(view)}`
    return context.html(page(frame, { title: 'Suspected', tab: 'suspected' }, content))
  })
  routes.get('/numbers', async (context) => {
    const view = await query.numbers(visitOf(context), context.req.query())
    const shown = { title: 'Numbers', tab: 'numbers' } as const
    return context.html(page(await query.frame(view), shown, numbersPane(view)))
  })
  routes.get('/acts', async (context) => {
    const visit = visitOf(context)
    const people = signIn ? query.people : []
    const acts = await work.list(MOST_ACTS)
    const content = auditPane(visit.home, people, acts, forwarder !== undefined)
    return context.html(page(await query.frame(visit), { title: 'People and audit list' }, content))
  })
  routes.get('/leads.csv', async (context) => {
    // It must work while nothing can be written.
    await record(context, 'export').catch(() => log('Not in the list of acts: export.'))
    context.header('content-disposition', 'attachment; filename="leads.csv"')
    context.header('content-type', 'text/csv; charset=utf-8')
    const separator = separatorFor(context.req.header('accept-language'))
    return context.body(csvOf(inbox, visitOf(context).listing, separator))
  })
  routes.get('/files/:key{.+}', async (context) => {
    const file = await leads.file(context.req.param('key'))
    const bytes = file && (await files.get(file.key))
    if (!file || !bytes) return context.text('There is no such file.', 404)
    // Always a download: an uploaded file must not run as a page of the inbox.
    const lead = await inbox.leadOfFile(file.key)
    const encoded = encodeURIComponent(fileName(lead?.body ?? {}, file.key))
    if (lead) await record(context, 'file', lead.id)
    context.header('content-disposition', `attachment; filename*=UTF-8''${encoded}`)
    context.header('content-type', file.contentType)
    return context.body(bytes)
  })

  routes.post('/send-again', async (context) => {
    await work.change(context.var.person, 'again', { list: DEAD }, { isSentAgain: true })
    return redirect(context, '')
  })
  routes.post('/send-test', async (context) => {
    const failure = await forwarder?.test()
    await record(context, 'test')
    const title = failure ? 'The test was not taken' : 'The test was taken'
    const text = failure?.problem ?? 'Look for the lead of Ada Obi where your leads go.'
    return message(context, title, text)
  })
  routes.post('/search', async (context) => {
    const typed = fieldIn(await context.req.parseBody(), 'q')
    if (typed.trim() === '') return redirect(context, '')
    const campaigns = await inbox.campaignsNamed(wordsOf(typed.toLowerCase()))
    const { filters, words } = understand(typed, query.people, campaigns)
    const search = words === '' ? undefined : await inbox.search(words)
    return redirect(context, queryOf({ ...OPEN, state: 'all', ...filters, search }))
  })
  routes.post('/views', async (context) => {
    const name = fieldIn(await context.req.parseBody(), 'name').trim()
    const filters = queryOf({ ...visitOf(context).listing, page: 1, search: undefined })
    if (name !== '') await work.saveView(name.slice(0, 40), filters)
    return redirect(context, filters)
  })
  routes.post('/views/forget', async (context) => {
    await work.forgetView(fieldIn(await context.req.parseBody(), 'name'))
    return redirect(context, queryOf({ ...visitOf(context).listing, page: 1 }))
  })

  routes.post('/bulk', async (context) => {
    const fields = await context.req.parseBody({ all: true })
    const { listing, person } = visitOf(context)
    const { act, change } = pressOnList(fields, query.people)
    const isAll = fields['do'] === 'delete-all'
    const ids = idsIn(fields)
    if (Object.keys(change).length === 0 || (ids.length === 0 && !isAll))
      return redirect(context, listPath(listing))
    const target = isAll ? { list: listing } : { ids }
    const { batch, count } = await work.change(person, act, target, change)
    return redirect(context, listPath({ ...listing, page: 1 }, count > 0 ? { undo: batch } : {}))
  })
  routes.post('/undo', async (context) => {
    await work.undo(context.var.person, fieldIn(await context.req.parseBody(), 'batch'))
    return redirect(context, listPath(visitOf(context).listing))
  })

  type OfPerson = (context: Context<Env>, view: PersonView) => Promise<Response>

  /** Handles a request about everything of a person, whom somebody may have deleted. */
  const withPerson = (handle: OfPerson) => async (context: Context<Env>) => {
    const view = await query.everythingOf(visitOf(context), context.req.param('id') ?? '')
    return view ? handle(context, view) : lost(context)
  }
  routes.get(
    '/people/:id',
    withPerson(async (context, view) => {
      await record(context, 'person', view.lead.id)
      const title = nameOf(view.lead)
      return context.html(page(await query.frame(view), { title }, personPane(view)))
    }),
  )
  for (const kind of ['json', 'html'] as const)
    routes.get(
      `/people/:id/copy.${kind}`,
      withPerson(async (context, view) => {
        await record(context, 'copy', view.lead.id)
        const name = `${referenceOf(view.lead)}.${kind}`
        context.header('content-disposition', `attachment; filename="${name}"`)
        return kind === 'json' ? context.json(personData(view)) : context.html(personCopy(view))
      }),
    )
  routes.post(
    '/people/:id/correct',
    withPerson(async (context, view) => {
      const fields = await context.req.parseBody()
      const text = (name: string) => visibleText(fieldIn(fields, name).slice(0, 254))
      const typed = {
        first: text('first'),
        last: text('last'),
        email: text('email'),
        phone: text('phone'),
      }
      const { email } = typed
      const shown = shownOf(view.lead)
      if (email !== '' && email !== shown.email && !isEmail(email))
        return message(
          context,
          'Nothing was corrected',
          `“${email}” is not an email address that can be written to, such as ada@example.com.`,
        )
      for (const lead of view.leads) {
        const correction = corrected(lead, typed, shown)
        if (!correction) continue
        await leads.correct(lead.id, correction.body)
        await work.addNote(view.person, lead.id, correction.note)
        await record(context, 'correct', lead.id)
      }
      return redirect(context, `/people/${view.lead.id}`)
    }),
  )
  routes.post(
    '/people/:id/delete',
    withPerson(async (context, view) => {
      const typed = fieldIn(await context.req.parseBody(), 'reference')
      if (plainReference(typed) !== plainReference(referenceOf(view.lead)))
        return redirect(context, `/people/${view.lead.id}`)
      const { removed, failed } = await inbox.erase(view.leads.map(({ id }) => id))
      await record(context, 'erase', removed)
      const text =
        failed > 0
          ? `Leads that could not be deleted: ${failed}. They are tried again every hour; the log names them.`
          : 'The audit list keeps that it was done, without the name.'
      return message(context, `Deleted leads: ${removed}`, text)
    }),
  )

  routes.get('/:id', async (context) => {
    const lead = await inbox.lead(context.req.param('id'))
    return lead ? show(context, lead) : lost(context)
  })
  routes.post('/:id', async (context) => {
    const lead = await inbox.lead(context.req.param('id'))
    if (!lead) return lost(context)
    const { id } = lead
    const { listing, person } = visitOf(context)
    const fields = await context.req.parseBody()
    const note = fieldIn(fields, 'note').trim().slice(0, LONGEST_NOTE)
    const { act, change } = pressOnLead(fields, lead, person)
    if (Object.keys(change).length === 0) {
      if (note !== '') await work.addNote(person, id, note)
      return redirect(context, `${pathIn(listing, `/${id}`)}#notes`)
    }
    const lastAct = fieldIn(fields, 'version') || null
    const { next } = await inbox.position(listing, listing.isOldest, lead.number)
    const { batch, count } = await work.change(person, act, { ids: [id], lastAct }, change, note)
    if (count === 0) {
      const current = await inbox.lead(id)
      return current ? show(context, current, { wanted: change, note }) : lost(context)
    }
    const undo = { undo: batch }
    const isGone = change.folder !== undefined
    // After closing a lead, the next one is at hand.
    if (next && (isGone || change.state === 'closed'))
      return redirect(context, pathIn(listing, `/${next.id}`, undo))
    return redirect(context, isGone ? listPath(listing, undo) : pathIn(listing, `/${id}`, undo))
  })
  return routes
}

/** A reference in one form for all ways to write it. */
function plainReference(text: string): string {
  return text.replaceAll(/[^\da-z]/gi, '').toUpperCase()
}

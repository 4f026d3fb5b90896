import { daysLater } from '#shared/dates.ts'
import { formNames } from '#shared/leads/forms.ts'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { secureHeaders } from 'hono/secure-headers'
import { countLeads } from '#lead-api/store/numbers-store.ts'
import { CLOSED_AS, LEAD_STATES, SPAM_REASONS } from '#lead-api/types.ts'
import { OPEN, listingIn, queryOf, understand, wordsOf } from './address.ts'
import { fonts, script, style } from './assets.generated.ts'
import { auditPane } from './audit.ts'
import { dayOf, instantOf, mondayOf } from './clock.ts'
import { csvOf, separatorFor } from './csv.ts'
import { fileName, nameOf, referenceOf } from './facts.ts'
import { html } from './html.ts'
import { messagePage, page } from './layout.ts'
import { LONGEST_NOTE, leadPane } from './lead.ts'
import { PAGE_SIZE, chosenOf, listPane, undoBar, usualLists } from './list.ts'
import { SPANS, numbersPane } from './numbers.ts'
import { TEAM } from './people.ts'
import { corrected, personCopy, personData, personPane, shownOf } from './person.ts'
import { onlyEncrypted, addSignIn } from './sign-in.ts'
import { SUSPECTED_SIZE, suspectedPane } from './suspected.ts'
import type { Context } from 'hono'
import type { ForwardStore, Forwarder } from '#lead-api/forwarding/forward.ts'
import type { InboxStore } from '#lead-api/store/inbox-store.ts'
import type { LeadStore } from '#lead-api/store/lead-store.ts'
import type { Sql } from '#lead-api/store/sql.ts'
import type { Change, Note, Target, WorkStore } from '#lead-api/store/work-store.ts'
import type { Env, InboxLead } from '#lead-api/types.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'
import type { Listing } from './address.ts'
import type { Markup } from './html.ts'
import type { Frame } from './layout.ts'
import type { LeadView } from './lead.ts'
import type { NamedList, Owner } from './list.ts'
import type { SignIn } from './sign-in.ts'

/** What the inbox works with. */
export interface InboxParts {
  sql: Sql
  leads: LeadStore
  inbox: InboxStore
  work: WorkStore
  forwarding: ForwardStore
  /** Undefined when leads are not forwarded. */
  forwarder: Forwarder | undefined
  files: FileStore
  /** Where it is: `https://example.com/lead-api/inbox`. */
  home: URL
  /** Without it, whoever reaches the service may read and act. */
  signIn: SignIn | undefined
  log: (line: string) => void
}

/** A page without a sign-in has no rights that a page which frames it could borrow. */
const FRAMES_OF_OPEN_INBOX = ['http://localhost:*', 'http://127.0.0.1:*']
const MOST_ACTS = 200
const FOREVER = 'public, max-age=31536000, immutable'

/** `/inbox`: the leads, for the people who answer them. Every act is a form on one of its pages. */
export function inboxRoutes(parts: InboxParts): Hono<Env> {
  const { sql, inbox, work, forwarding, forwarder, leads, files, home, signIn, log } = parts
  const root = home.pathname
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
  for (const [name, data] of Object.entries(fonts))
    asset(
      `/fonts/${name}`,
      Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0)),
      'font/woff2',
    )
  if (signIn) addSignIn(routes, signIn, work, root)

  const people = signIn?.people.map(({ name }) => name) ?? [TEAM]
  const personOf = (context: Context<Env>) => (signIn ? context.var.person : TEAM)
  const redirect = (context: Context<Env>, path: string) => context.redirect(root + path, 303)

  async function frameOf(context: Context<Env>, counts?: readonly number[]): Promise<Frame> {
    const [fresh = 0, suspected = 0] = counts ?? (await inbox.counts([NEW, SUSPECTED]))
    return {
      home: root,
      person: personOf(context),
      hasSignIn: signIn !== undefined,
      fresh,
      suspected,
    }
  }

  async function undoOf(context: Context<Env>, listing: Listing): Promise<Markup | ''> {
    const batch = context.req.query('undo')
    const done = batch === undefined ? undefined : await work.done(batch)
    return done ? undoBar(root, done, queryOf(listing, folderField(listing))) : ''
  }

  /** The people who answer, and those who did and whose leads are still there. */
  async function ownersOf(leadOwners: readonly (string | null)[]): Promise<Owner[]> {
    const left = [...new Set(leadOwners)].filter((name) => name !== null && !people.includes(name))
    return [
      ...people.map((name) => ({ name, hasLeft: false })),
      ...left.flatMap((name) => (name === null ? [] : { name, hasLeft: signIn !== undefined })),
    ]
  }

  async function viewsOf(listing: Listing, person: string) {
    const now = new Date()
    const saved = (await work.views()).map(({ name, filters }) => ({
      name,
      listing: listingIn(new URLSearchParams(filters)),
      isOwn: true,
    }))
    const usual = usualLists(person, now).map((view) => ({ ...view, isOwn: false }))
    const named = [...usual, ...saved]
    const states = LEAD_STATES.map((state) => ({ ...listing, state }))
    const counts = await inbox.counts([
      NEW,
      SUSPECTED,
      listing,
      ...states,
      ...named.map((view) => view.listing),
    ])
    const [fresh = 0, suspected = 0, total = 0] = counts
    const views: NamedList[] = named.map((view, at) => ({ ...view, count: counts[at + 7] ?? 0 }))
    return { frame: [fresh, suspected], total, states: counts.slice(3, 7), views }
  }

  /** The list, and beside it a lead: the one that is asked for, else the first. */
  async function show(
    context: Context<Env>,
    asked?: InboxLead,
    clash?: LeadView['clash'],
    status: 200 | 409 = 200,
  ): Promise<Response> {
    const now = new Date()
    const person = personOf(context)
    const query = listingOf(context)
    const position = asked && (await inbox.position(query, query.isOldest, asked.number))
    // The page of the list that the lead is on.
    const listing = position
      ? { ...query, page: Math.floor(position.before / PAGE_SIZE) + 1 }
      : query
    const { frame, total, states, views } = await viewsOf(listing, person)
    const from = (listing.page - 1) * PAGE_SIZE
    const shown = await inbox.page(listing, listing.isOldest, from, PAGE_SIZE)
    const lead = asked ?? shown[0]
    const words = listing.search === undefined ? undefined : await inbox.wordsOf(listing.search)
    const {
      form: _form,
      owner: _owner,
      campaign: _campaign,
      language: _language,
      ...rest
    } = listing
    const facets = await inbox.facets(rest)
    const owners = await ownersOf([lead?.owner ?? null, ...facets.map(({ owner }) => owner)])
    const chosen = shown.length === 0 ? chosenOf(listing, words) : []
    const without = chosen.length > 0 ? await inbox.counts(chosen.map((one) => one.without)) : []
    const ways = chosen.map((one, at) => ({ ...one, count: without[at] ?? 0 }))
    const list = listPane({
      home: root,
      listing,
      leads: shown,
      total,
      views,
      states,
      facets,
      words,
      ways,
      owners,
      person,
      current: lead?.id,
      now,
    })
    const isSuspected = lead?.folder === 'suspected'
    const detail =
      lead &&
      leadPane({
        home: root,
        listing,
        total,
        lead,
        position: position ?? {
          before: from,
          isInList: true,
          previous: undefined,
          next: shown[1],
        },
        notes: await work.notes(lead.id),
        history: await work.history(lead.id),
        also: await inbox.alsoOf(lead),
        owners,
        person,
        now,
        clash,
      })
    return context.html(
      page(
        { ...(await frameOf(context, frame)), words: words ?? '' },
        {
          title: asked ? nameOf(asked) : 'Leads',
          tab: isSuspected ? 'suspected' : 'leads',
          shows: asked ? 'one' : 'list',
          content: html`<h1 class="sr">Leads</h1>
            ${await problems()}${await undoOf(context, listing)}
            <div class="desk ${isSuspected && 'desk--one'}">
              ${isSuspected ? '' : list}${detail ?? ''}
            </div>`,
        },
      ),
      status,
    )
  }

  /** What somebody has to know who looks at leads: what could not be forwarded or deleted. */
  async function problems(): Promise<Markup | ''> {
    const [dead, left] = [await forwarding.dead(), await inbox.notDeleted()]
    if (dead === 0 && left === 0) return ''
    const failed = queryOf({ ...OPEN, state: 'all', dead: true })
    return html`<p class="warn">
      ${
        dead > 0
          ? html`Leads that could not be forwarded: ${dead}.
              <a href="${root}${failed}">Show them</a> ${
                forwarder
                  ? html`<button class="txt" form="again">Send all again</button>
                      <form id="again" method="post" action="${root}/send-again"></form>`
                  : ''
              } `
          : ''
      }
      ${left > 0 ? html`Leads that could not be deleted: ${left}. They are tried again every hour; the log of the service names them.` : ''}
    </p>`
  }

  async function lost(context: Context<Env>): Promise<Response> {
    const text = 'It was deleted, or the address is not complete.'
    return context.html(messagePage(await frameOf(context), 'This lead is not here', text), 404)
  }

  routes.get('/', (context) => show(context))
  routes.get('/fresh', async (context) => context.text(String((await inbox.counts([NEW]))[0])))
  routes.get('/suspected', async (context) => {
    const listing = listingIn(new URL(context.req.url).searchParams, 'suspected')
    const reasons = SPAM_REASONS.map((reason) => ({ ...SUSPECTED, reason }))
    const [fresh = 0, all = 0, total = 0, ...byReason] = await inbox.counts([
      NEW,
      SUSPECTED,
      listing,
      ...reasons,
    ])
    const shown = await inbox.page(
      listing,
      listing.isOldest,
      (listing.page - 1) * SUSPECTED_SIZE,
      SUSPECTED_SIZE,
    )
    const view = {
      home: root,
      listing,
      leads: shown,
      total,
      all,
      reasons: byReason,
      now: new Date(),
    }
    return context.html(
      page(await frameOf(context, [fresh, all]), {
        title: 'Suspected',
        tab: 'suspected',
        content: html`${await undoOf(context, listing)}${suspectedPane(view)}`,
      }),
    )
  })
  routes.get('/numbers', async (context) => {
    const form = formNames.find((name) => name === context.req.query('form'))
    const weeks = SPANS.find((span) => String(span) === context.req.query('weeks')) ?? 12
    const now = new Date()
    const monday = daysLater(mondayOf(dayOf(now)), -7 * (weeks - 1))
    const numbers = await countLeads(sql, form, instantOf(monday) ?? '', weeks)
    const content = numbersPane({ home: root, form, weeks, monday, numbers, now })
    return context.html(page(await frameOf(context), { title: 'Numbers', tab: 'numbers', content }))
  })
  routes.post('/send-again', async (context) => {
    const list = { ...OPEN, state: 'all', dead: true } as const
    await work.change(personOf(context), 'again', { list }, { isSentAgain: true })
    return redirect(context, root)
  })
  routes.post('/send-test', async (context) => {
    const failure = await forwarder?.test()
    await work.record(personOf(context), 'test')
    const title = failure ? 'The test was not taken' : 'The test was taken'
    const text = failure?.problem ?? 'Look for the lead of Ada Obi where your leads go.'
    return context.html(messagePage(await frameOf(context), title, text))
  })
  routes.get('/acts', async (context) => {
    const names = signIn ? people : []
    const content = auditPane(root, names, await work.list(MOST_ACTS), forwarder !== undefined)
    return context.html(page(await frameOf(context), { title: 'People and audit list', content }))
  })
  routes.get('/leads.csv', async (context) => {
    // It must work while nothing can be written.
    await work
      .record(personOf(context), 'export')
      .catch(() => log('Not in the list of acts: export.'))
    context.header('content-disposition', 'attachment; filename="leads.csv"')
    context.header('content-type', 'text/csv; charset=utf-8')
    return context.body(
      csvOf(inbox, listingOf(context), separatorFor(context.req.header('accept-language'))),
    )
  })
  routes.get('/files/:key{.+}', async (context) => {
    const file = await leads.file(context.req.param('key'))
    const bytes = file && (await files.get(file.key))
    if (!file || !bytes) return context.text('There is no such file.', 404)
    // Always a download: an uploaded file must not run as a page of the inbox.
    const lead = await inbox.leadOfFile(file.key)
    const encoded = encodeURIComponent(fileName(lead?.body ?? {}, file.key))
    if (lead) await work.record(personOf(context), 'file', lead.id)
    context.header('content-disposition', `attachment; filename*=UTF-8''${encoded}`)
    context.header('content-type', file.contentType)
    return context.body(bytes)
  })

  routes.post('/search', async (context) => {
    const typed = fieldIn(await context.req.parseBody(), 'q')
    const campaigns = await inbox.campaignsNamed(wordsOf(typed.toLowerCase()))
    const { filters, words } = understand(typed, people, campaigns)
    if (typed.trim() === '') return redirect(context, '')
    const search = words === '' ? undefined : await inbox.search(words)
    return redirect(context, queryOf({ ...OPEN, state: 'all', ...filters, search }))
  })
  routes.post('/views', async (context) => {
    const name = fieldIn(await context.req.parseBody(), 'name')
      .trim()
      .slice(0, 40)
    const listing = { ...listingOf(context), page: 1, search: undefined }
    if (name !== '') await work.saveView(name, queryOf(listing))
    return redirect(context, queryOf(listing))
  })
  routes.post('/views/forget', async (context) => {
    await work.forgetView(fieldIn(await context.req.parseBody(), 'name'))
    return redirect(context, queryOf(listingOf(context)))
  })

  routes.post('/bulk', async (context) => {
    const fields = await context.req.parseBody({ all: true })
    const listing = listingOf(context)
    const ids = [fields['lead'] ?? []]
      .flat()
      .flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
    const notSpam = fieldIn(fields, 'ok')
    const isAll = fields['do'] === 'delete-all'
    const name = notSpam ? 'not-spam' : isAll ? 'delete' : fieldIn(fields, 'do')
    const owner = fieldIn(fields, 'owner')
    const change: Change | undefined =
      name === 'set'
        ? {
            ...stateIn(fieldIn(fields, 'state')),
            ...(owner && people.includes(owner) && { owner }),
          }
        : ACTS[name]
    const target: Target = isAll ? { list: listing } : { ids: notSpam ? notSpam.split(',') : ids }
    const isNothing =
      !change || Object.keys(change).length === 0 || ('ids' in target && target.ids.length === 0)
    if (isNothing) return redirect(context, pathOf(listing))
    const { batch, count } = await work.change(personOf(context), name, target, change)
    return redirect(context, pathOf({ ...listing, page: 1 }, count > 0 ? { undo: batch } : {}))
  })
  routes.post('/undo', async (context) => {
    await work.undo(personOf(context), fieldIn(await context.req.parseBody(), 'batch'))
    return redirect(context, pathOf(listingOf(context)))
  })

  routes.get('/people/:id', async (context) => {
    const view = await personView(context)
    if (!view) return lost(context)
    await work.record(personOf(context), 'person', view.lead.id)
    return context.html(
      page(await frameOf(context), { title: nameOf(view.lead), content: personPane(view) }),
    )
  })
  for (const kind of ['json', 'html'] as const)
    routes.get(`/people/:id/copy.${kind}`, async (context) => {
      const view = await personView(context)
      if (!view) return lost(context)
      await work.record(personOf(context), 'copy', view.lead.id)
      const name = `${referenceOf(view.lead)}.${kind}`
      context.header('content-disposition', `attachment; filename="${name}"`)
      return kind === 'json' ? context.json(personData(view)) : context.html(personCopy(view))
    })
  routes.post('/people/:id/correct', async (context) => {
    const view = await personView(context)
    if (!view) return lost(context)
    const fields = await context.req.parseBody()
    const [first = '', last = '', email = '', phone = ''] = ['first', 'last', 'email', 'phone'].map(
      (name) => fieldIn(fields, name).slice(0, 200),
    )
    for (const lead of view.leads) {
      const correction = corrected(lead, { first, last, email, phone }, shownOf(view.lead))
      if (!correction) continue
      await leads.correct(lead.id, correction.body)
      await work.addNote(personOf(context), lead.id, correction.note)
      await work.record(personOf(context), 'correct', lead.id)
    }
    return redirect(context, `/people/${view.lead.id}`)
  })
  routes.post('/people/:id/delete', async (context) => {
    const view = await personView(context)
    if (!view) return lost(context)
    const typed = fieldIn(await context.req.parseBody(), 'reference')
    if (plainReference(typed) !== plainReference(referenceOf(view.lead)))
      return redirect(context, `/people/${view.lead.id}`)
    const { removed, failed } = await inbox.erase(view.leads.map(({ id }) => id))
    await work.record(personOf(context), 'erase', removed)
    const text =
      failed > 0
        ? `Leads that could not be deleted: ${failed}. They are tried again every hour; the log names them.`
        : 'The audit list keeps that it was done, without the name.'
    return context.html(messagePage(await frameOf(context), `Deleted leads: ${removed}`, text))
  })

  async function personView(context: Context<Env>) {
    const lead = await inbox.lead(context.req.param('id') ?? '')
    if (!lead) return undefined
    const { leads: found, mentions } = await inbox.ofPersonOf(lead)
    const notes = new Map<string, Note[]>()
    for (const { id } of found) notes.set(id, await work.notes(id))
    return {
      home: root,
      lead,
      leads: found,
      notes,
      history: await work.history(lead.id),
      mentions,
      now: new Date(),
    }
  }

  routes.get('/:id', async (context) => {
    const lead = await inbox.lead(context.req.param('id'))
    return lead ? show(context, lead) : lost(context)
  })
  routes.post('/:id', async (context) => {
    const lead = await inbox.lead(context.req.param('id'))
    if (!lead) return lost(context)
    const { id } = lead
    const listing = listingOf(context)
    const person = personOf(context)
    const fields = await context.req.parseBody()
    const note = fieldIn(fields, 'note').trim().slice(0, LONGEST_NOTE)
    const press = fieldIn(fields, 'do')
    const wanted = press === 'note' ? {} : wantedIn(fields, lead, person)
    const isChange = Object.keys(wanted).length > 0
    if (!isChange) {
      if (note !== '') await work.addNote(person, id, note)
      return redirect(context, `/${id}${queryOf(listing, folderField(listing))}`)
    }
    const name = press in ACTS || press === 'take' ? press : 'set'
    const lastAct = fieldIn(fields, 'version') || null
    const { next } = await inbox.position(listing, listing.isOldest, lead.number)
    const { batch, count } = await work.change(person, name, { ids: [id], lastAct }, wanted, note)
    if (count === 0) {
      const current = await inbox.lead(id)
      return current ? show(context, current, { wanted, note }, 409) : lost(context)
    }
    const isGone = wanted.folder !== undefined
    const undo = { ...folderField(listing), undo: batch }
    // After closing a lead, the next one is at hand.
    const goesOn = wanted.state === 'closed' || isGone
    if (goesOn && next) return redirect(context, `/${next.id}${queryOf(listing, undo)}`)
    if (isGone) return redirect(context, pathOf(listing, { undo: batch }))
    return redirect(context, `/${id}${queryOf(listing, undo)}`)
  })
  return routes
}

const NEW: Listing = { ...OPEN, state: 'new' }
const SUSPECTED: Listing = { ...OPEN, folder: 'suspected', state: 'all' }

const ACTS: Record<string, Change> = {
  suspect: { folder: 'suspected' },
  'not-spam': { folder: 'inbox' },
  delete: { folder: 'bin' },
  again: { isSentAgain: true },
}

/** The list that a request is about. */
function listingOf(context: Context<Env>): Listing {
  const query = new URL(context.req.url).searchParams
  return listingIn(query, query.get('folder') === 'suspected' ? 'suspected' : 'inbox')
}

/** The address of a list, also of the suspected ones. */
function pathOf(listing: Listing, more: Record<string, string> = {}): string {
  return (listing.folder === 'suspected' ? '/suspected' : '') + queryOf(listing, more)
}

/** A reference in one form for all ways to write it. */
function plainReference(text: string): string {
  return text.replaceAll(/[^\da-z]/gi, '').toUpperCase()
}

function folderField({ folder }: Listing): Record<string, string> {
  return folder === 'suspected' ? { folder } : {}
}

function fieldIn(fields: Record<string, unknown>, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

/** A state, or how a lead was closed. */
function stateIn(value: string): Pick<Change, 'state' | 'closedAs'> {
  const closedAs = CLOSED_AS.find((name) => name === value)
  if (closedAs) return { state: 'closed', closedAs }
  const state = LEAD_STATES.find((name) => name === value)
  return state ? { state, closedAs: null } : {}
}

/** What a press on a lead's page is to change: only what differs from what is there. */
function wantedIn(fields: Record<string, unknown>, lead: InboxLead, person: string): Change {
  const press = fieldIn(fields, 'do')
  const act = ACTS[press]
  if (act) return act
  const owner = press === 'take' ? person : fieldIn(fields, 'owner') || null
  const nextAt = instantOf(fieldIn(fields, 'next')) ?? null
  const state = stateIn(fieldIn(fields, 'state'))
  return {
    ...(state.state !== undefined &&
      (state.state !== lead.state || state.closedAs !== lead.closedAs) &&
      state),
    ...('owner' in fields || press === 'take' ? owner !== lead.owner && { owner } : {}),
    ...('next' in fields && nextAt?.slice(0, 16) !== lead.nextAt?.slice(0, 16) && { nextAt }),
  }
}

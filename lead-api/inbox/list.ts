import { daysLater } from '#shared/dates.ts'
import { languageName } from '#shared/languages.ts'
import { own } from '#shared/json.ts'
import { counted } from '#shared/text.ts'
import { MOST_FOUND } from '#lead-api/store/inbox-store.ts'
import { CLOSED_AS, LEAD_STATES } from '#lead-api/types.ts'
import { OPEN, queryOf } from './address.ts'
import { ageName, clockTime, dayName, dayOf, momentName, mondayOf } from './clock.ts'
import { companyOf, emailOf, formOf, hourThere, nameOf, placeOf, sumOf } from './facts.ts'
import { hiddenFields, html, icon, wall } from './html.ts'
import { personName } from './layout.ts'
import type { Facet } from '#lead-api/store/inbox-store.ts'
import type { Done } from '#lead-api/store/work-store.ts'
import type { ClosedAs, InboxLead, LeadState } from '#lead-api/types.ts'
import type { Listing } from './address.ts'
import type { Markup } from './html.ts'

/** A list on a page, with all that is said about it. */
export interface ListView {
  home: string
  listing: Listing
  leads: readonly InboxLead[]
  /** How many leads it has on all of its pages. */
  total: number
  /** The lists that have a name, the chosen one among them. */
  views: readonly NamedList[]
  /** The list with each of the four states. */
  states: readonly number[]
  facets: readonly Facet[]
  /** The words that were looked for; undefined where nothing was. */
  words: string | undefined
  /** The list without one of its filters, where it has none itself. */
  ways: readonly (Chosen & { count: number })[]
  /** Who answers leads, with those who did. */
  owners: readonly Owner[]
  person: string
  /** The lead that is shown beside the list. */
  current: string | undefined
  now: Date
}

export interface NamedList {
  name: string
  listing: Listing
  count: number
  isOwn: boolean
}

export interface Owner {
  name: string
  hasLeft: boolean
}

export const PAGE_SIZE = 30

export const STATE_NAMES: Record<LeadState, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  closed: 'Closed',
}

export const CLOSED_NAMES: Record<ClosedAs, string> = {
  won: 'Won',
  lost: 'Lost',
  'no-answer': 'No answer',
  'not-for-us': 'Not for us',
}

/** "Closed, won" */
export function stateName(state: LeadState, closedAs: ClosedAs | null): string {
  const how = state === 'closed' && closedAs ? `, ${CLOSED_NAMES[closedAs].toLowerCase()}` : ''
  return `${STATE_NAMES[state]}${how}`
}

/** The lists that everybody has. */
export function usualLists(person: string, now: Date): { name: string; listing: Listing }[] {
  return [
    { name: 'Open', listing: OPEN },
    { name: 'Mine', listing: { ...OPEN, owner: person } },
    { name: 'Due today', listing: { ...OPEN, due: true } },
    { name: 'New today', listing: { ...OPEN, state: 'new', from: dayOf(now) } },
  ]
}

/** A filter that is on, and the list without it. */
export interface Chosen {
  label: string
  value: string
  without: Listing
}

/** The filters of a list that are on, but for its state. */
export function chosenOf(listing: Listing, words: string | undefined): Chosen[] {
  const { form, owner, campaign, language, first, at, due, dead } = listing
  const all: [label: string, value: string | undefined, without: Partial<Listing>][] = [
    ['Form', form && formOf(form), { form: undefined }],
    ['Owner', owner === '' ? 'nobody yet' : owner && personName(owner), { owner: undefined }],
    ['Campaign', campaign === '' ? 'none' : campaign, { campaign: undefined }],
    ['Language', language && languageName(language), { language: undefined }],
    ['First page', first, { first: undefined }],
    ['Page of the form', at, { at: undefined }],
    ['Date', daysOf(listing), { from: undefined, to: undefined }],
    ['Due', due && 'today', { due: undefined }],
    ['Forwarding', dead && 'failed', { dead: undefined }],
    ['Name or word', words, { search: undefined }],
  ]
  return all.flatMap(([label, value, without]) =>
    value ? [{ label, value, without: { ...listing, page: 1, ...without } }] : [],
  )
}

function nameOfDay(day: string): string {
  const today = dayOf(new Date())
  const shown = dayName(new Date(`${day}T12:00Z`))
  if (day === today) return `today, ${shown}`
  return day === daysLater(today, -1) ? `yesterday, ${shown}` : shown
}

function daysOf({ from, to }: Listing): string | undefined {
  if (from !== undefined && from === to) return nameOfDay(from)
  if (from !== undefined)
    return `since ${nameOfDay(from)}${to === undefined ? '' : ` until ${nameOfDay(to)}`}`
  return to && `until ${nameOfDay(to)}`
}

/** The pane with the list. */
export function listPane(view: ListView): Markup {
  const { listing, leads, words, total } = view
  const isSearch = listing.search !== undefined
  if (leads.length === 0 && listing.page === 1) return emptyPane(view)
  return html`<section class="pane list" aria-label="Leads">
    ${isSearch ? searchHead(view) : html`${namedLists(view)}${course(view)}${filterRow(view)}`}
    <form class="sheet" method="post" action="${view.home}/bulk${queryOf(listing)}">
      ${table(view)}${bulkBar(view)}
    </form>
    ${foot(view)}
    ${isSearch && words !== undefined && total >= MOST_FOUND ? html`<p class="quiet pad">Only the newest ${MOST_FOUND} are shown.</p>` : ''}
  </section>`
}

function namedLists({
  home,
  listing,
  views,
}: Pick<ListView, 'home' | 'listing' | 'views'>): Markup {
  const query = queryOf({ ...listing, page: 1 })
  const current = views.find((view) => queryOf(view.listing) === query)
  return html`<nav class="views" aria-label="Saved views">
    <ul>
      ${views.map(
        ({ name, listing: its, count }) =>
          html`<li>
            <a
              href="${home}${queryOf(its)}"
              ${current?.name === name ? html`aria-current="page"` : ''}
              >${name} <span>${count}</span></a
            >
          </li>`,
      )}
      ${
        current && !current.isOwn
          ? ''
          : html`<li>
              <button class="views__new" type="button" popovertarget="v-new">
                ${current ? 'Forget this view' : 'Save this view'}
              </button>
            </li>`
      }
    </ul>
    <div class="pop" id="v-new" popover>
      ${
        current?.isOwn
          ? html`<h2>${current.name}</h2>
              <form method="post" action="${home}/views/forget${query}">
                ${hiddenFields({ name: current.name })}<button class="btn btn--d">
                  Forget it, for everybody
                </button>
              </form>`
          : html`<h2>Save this view</h2>
              <form class="fix" method="post" action="${home}/views${query}">
                <div class="f">
                  <label for="v-n">Its name, for everybody</label
                  ><input
                    class="in"
                    id="v-n"
                    name="name"
                    maxlength="40"
                    required
                    autocomplete="off"
                  />
                </div>
                <button class="btn btn--1">Save</button>
              </form>`
      }
    </div>
  </nav>`
}

function course({ home, listing, states }: ListView): Markup {
  const most = Math.max(...states.slice(0, 3))
  return html`<ul class="course" aria-label="Leads by state">
    ${LEAD_STATES.map((state, at) => {
      const count = states[at] ?? 0
      return html`<li>
        <a
          href="${home}${queryOf({ ...listing, state, page: 1 })}"
          ${listing.state === state ? html`aria-current="true"` : ''}
          ><span class="st st--${state}">${STATE_NAMES[state]}</span>
          <b>${count}</b>${state === 'closed' ? '' : wall(count, most, state)}</a
        >
      </li>`
    })}
  </ul>`
}

type FacetName = 'form' | 'owner' | 'campaign' | 'language'

const FACET_COLUMNS = {
  form: 'call',
  owner: 'owner',
  campaign: 'campaign',
  language: 'language',
} as const

/** The values of a filter with how many leads have them, while the other filters stay on. */
function valuesOf(
  name: FacetName,
  { facets, listing }: ListView,
): [value: string, count: number][] {
  const others = Object.entries(FACET_COLUMNS).filter(([other]) => other !== name)
  const counts = new Map<string, number>()
  for (const facet of facets) {
    const fits = others.every(([other, column]) => {
      const wanted = own<unknown>({ ...listing }, other)
      return wanted === undefined || (facet[column] ?? '') === wanted
    })
    const value = facet[FACET_COLUMNS[name]] ?? ''
    if (fits) counts.set(value, (counts.get(value) ?? 0) + facet.count)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 30)
}

function filterRow(view: ListView): Markup {
  const { home, listing, owners, person, words } = view
  const to = (change: Partial<Listing>) => `${home}${queryOf({ ...listing, page: 1, ...change })}`
  const ownerName = (name: string) => {
    if (name === '') return 'Nobody yet'
    if (name === person) return `${personName(name)} (you)`
    const hasLeft = owners.some((owner) => owner.name === name && owner.hasLeft)
    return `${personName(name)}${hasLeft ? ' (left the team)' : ''}`
  }
  const today = dayOf(view.now)
  const days: [string, Partial<Listing>][] = [
    ['Today', { from: today, to: undefined }],
    ['Yesterday', { from: daysLater(today, -1), to: daysLater(today, -1) }],
    ['This week', { from: mondayOf(today), to: undefined }],
    ['Last 30 days', { from: daysLater(today, -29), to: undefined }],
  ]
  const chosen = chosenOf(listing, words)
  const facet = (name: FacetName, any: string, label: (value: string) => string) =>
    popover(
      name,
      chosen.find((one) => one.label.toLowerCase() === name),
      html`<li>
          ${choice(to({ [name]: undefined }), any, undefined, listing[name] === undefined)}
        </li>
        ${valuesOf(name, view).flatMap(([value, count]) =>
          value === '' && (name === 'form' || name === 'language')
            ? []
            : [
                html`<li>
                  ${choice(to({ [name]: value }), label(value), count, listing[name] === value)}
                </li>`,
              ],
        )}`,
    )
  return html`<div class="filters" role="group" aria-label="Filters">
    ${facet('form', 'Any form', formOf)} ${facet('owner', 'Anybody', ownerName)}
    ${facet('campaign', 'Any campaign', (value) => value || 'No campaign')}
    ${facet('language', 'Any language', languageName)}
    ${popover(
      'date',
      chosen.find(({ label }) => label === 'Date'),
      html`<li>
          ${choice(to({ from: undefined, to: undefined }), 'Any day', undefined, !listing.from && !listing.to)}
        </li>
        ${days.map(([label, change]) => html`<li>${choice(to(change), label, undefined, listing.from === change.from && listing.to === change.to)}</li>`)}`,
    )}
    ${chosen
      .filter(({ label }) => /page|Due|Forwarding/.test(label))
      .map(
        ({ label, value, without }) =>
          html`<a class="chip is-on" href="${home}${queryOf(without)}"
            >${label} <b>${value}</b><span class="sr">, take it out</span>${icon('cross')}</a
          >`,
      )}
    ${
      chosen.length > 0
        ? html`<a
            class="chip chip--sort"
            href="${home}${queryOf({ ...OPEN, state: listing.state })}"
            >Clear filters</a
          >`
        : html`<a class="chip chip--sort" href="${to({ isOldest: !listing.isOldest })}"
            >${listing.isOldest ? 'Oldest first' : 'Newest first'}<span class="sr"
              >, turn around</span
            ></a
          >`
    }
  </div>`
}

function popover(name: string, chosen: Chosen | undefined, items: Markup): Markup {
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return html`<button class="chip ${chosen && 'is-on'}" type="button" popovertarget="f-${name}">
      ${label}${chosen && html` <b>${chosen.value}</b>`}${icon('down')}
    </button>
    <div class="pop" id="f-${name}" popover>
      <h2>${label}</h2>
      <ul>
        ${items}
      </ul>
    </div>`
}

function choice(href: string, label: string, count: number | undefined, isOn: boolean): Markup {
  return html`<a href="${href}" ${isOn ? html`aria-current="true"` : ''}
    ><bdi>${label}</bdi>${count === undefined ? '' : html`<span>${count}</span>`}</a
  >`
}

function understood({
  home,
  listing,
  words,
}: Pick<ListView, 'home' | 'listing' | 'words'>): Markup {
  return html`<ul class="und">
    ${chosenOf(listing, words).map(
      ({ label, value, without }) =>
        html`<li>
          <span>${label}</span> <b>${value}</b
          ><a href="${home}${queryOf(without)}"
            ><span class="sr">Search without ${value}</span>${icon('cross')}</a
          >
        </li>`,
    )}
  </ul>`
}

function searchHead(view: ListView): Markup {
  return html`<div class="list__h">
    <h1>${counted(view.total, 'lead')}</h1>
    ${understood(view)}
    <p class="quiet">
      That is how we read your words. One that names no form, state, person, campaign, language or
      day is looked for in names, numbers, references and messages.
    </p>
  </div>`
}

/** A list without leads: what is near, and how to come there. */
function emptyPane(view: ListView): Markup {
  const { home, listing, words, views, states } = view
  const chosen = chosenOf(listing, words)
  const ways = view.ways.filter(({ count }) => count > 0)
  const way = (count: number, text: string, query: string) =>
    html`<li>
      <a href="${home}${query}"><b>${count}</b><span>${text}</span>${icon('right')}</a>
    </li>`
  if (chosen.length > 0) {
    return html`<section class="pane pane--msg" aria-label="Leads">
      ${listing.search === undefined ? namedLists(view) : ''}
      <div class="msg">
        <h1>No lead fits${chosen.length > 1 ? ' all of this' : ''}</h1>
        ${understood(view)}
        ${
          ways.length > 0
            ? html`<p>Leave one out:</p>
                <ul class="ways">
                  ${ways.map(({ count, value, without }) => way(count, `without “${value}”`, queryOf(without)))}
                </ul>`
            : ''
        }
        ${listing.state === 'all' ? '' : html`<p><a href="${home}${queryOf({ ...listing, state: 'all' })}">Look among closed leads too</a></p>`}
        <p class="quiet">
          Numbers match without spaces, plus or zero in front: 0803 555 0142 finds +234 803 555
          0142. A reference matches in any spelling: 5af2 29c9.
        </p>
      </div>
    </section>`
  }
  const due = views.find(({ name }) => name === 'Due today')
  return html`<section class="pane pane--msg pane--empty" aria-label="Leads">
    ${namedLists(view)}
    <div class="msg">
      <h1>${listing.state === 'all' ? 'No lead has come yet' : 'Nothing is waiting here'}</h1>
      <p>The next lead shows here when you load the page again.</p>
      <ul class="ways">
        ${due ? way(due.count, 'to be called or written to today', queryOf(due.listing)) : ''}
        ${LEAD_STATES.map((state, at) => way(states[at] ?? 0, STATE_NAMES[state].toLowerCase(), queryOf({ ...OPEN, state })))}
      </ul>
    </div>
    <svg
      class="done"
      viewBox="0 0 1389 102"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path d="M0 9h1389" />
      <path stroke-dashoffset="29" d="M0 30h1389" />
      <path d="M0 51h1389" />
      <path stroke-dashoffset="29" d="M0 72h1389" />
      <path d="M0 93h1389" />
      <path class="last" d="M1334 9h55" />
    </svg>
  </section>`
}

function table(view: ListView): Markup {
  const { leads, now } = view
  const today = dayOf(now)
  const group = ({ receivedAt }: InboxLead) => {
    const day = dayOf(new Date(receivedAt))
    const shown = dayName(new Date(receivedAt), now)
    if (day === today) return `Today, ${shown}`
    return day === daysLater(today, -1) ? `Yesterday, ${shown}` : 'Earlier'
  }
  // Leads of one person stand under the first of them.
  const people = Map.groupBy(leads, (lead) => (lead.ofPerson > 1 && emailOf(lead)) || lead.id)
  const groups = Map.groupBy(people.values(), ([first]) => (first ? group(first) : ''))
  return html`<table class="leads">
    <caption class="sr">
      Leads
    </caption>
    ${columnHeads(['Age', 'Person and company', 'What, sum', 'There, now', 'From', 'State, owner'])}
    ${[...groups].map(
      ([day, its]) =>
        html`<tbody>
          <tr class="day">
            <th scope="rowgroup" colspan="7">${day}</th>
          </tr>
          ${its.flatMap((person) => person.map((lead) => row(view, lead, person[0])))}
        </tbody>`,
    )}
  </table>`
}

/** The heads of a table of leads; the first column has what selects them. */
export function columnHeads(names: readonly string[]): Markup {
  return html`<thead>
    <tr class="cols">
      <th scope="col" class="c-pick"><span class="sr">Select</span></th>
      ${names.map((name) => html`<th scope="col">${name}</th>`)}
    </tr>
  </thead>`
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A lead in the list; `first` is the newest of the same person, which may have given another name. */
function row({ home, listing, current, now }: ListView, lead: InboxLead, first = lead): Markup {
  const { id, state, owner, nextAt, source, language } = lead
  const isSamePerson = lead !== first
  const isSameName = isSamePerson && nameOf(lead) === nameOf(first)
  const name = isSameName ? 'The same person' : nameOf(lead)
  const company = isSamePerson ? '' : companyOf(lead)
  const received = new Date(lead.receivedAt)
  const isLate = state === 'new' && now.getTime() - received.getTime() > DAY_MS
  const age = isLate
    ? html`<span class="late">${ageName(received, now)}</span>`
    : ageName(received, now)
  const sum = sumOf(lead)
  const isDue = nextAt !== null && state !== 'closed'
  return html`<tr
    class="lead ${state === 'new' && 'lead--new'} ${isSamePerson && 'lead--also'}"
    ${id === current ? html`aria-current="true"` : ''}
  >
    <td class="c-pick">
      <label
        ><input type="checkbox" name="lead" value="${id}" /><span class="sr"
          >Select ${name}, ${formOf(lead.call)}</span
        ></label
      >
    </td>
    <td class="c-age"><time datetime="${lead.receivedAt}">${age}</time></td>
    <th scope="row" class="c-who">
      <a href="${home}/${id}${queryOf({ ...listing, page: 1 })}" id="l-${id}"><bdi>${name}</bdi></a
      >${lead.ofPerson > 1 && !isSamePerson ? html` <span class="many">${lead.ofPerson} leads</span>` : ''}${company && company !== name ? html`<span class="co"><bdi>${company}</bdi></span>` : ''}
    </th>
    <td class="c-what">
      <span>${formOf(lead.call)}</span
      >${sum ? html`<b class="amt">${sum.join(' ')}</b>` : ''}${isDue ? html`<span class="due">Next ${momentName(new Date(nextAt), now)}</span>` : ''}
    </td>
    <td class="c-there">${there(lead, now)}</td>
    <td class="c-from">
      <span class="path">${source?.page ?? ''}</span
      ><span class="tags"
        >${source?.utm.campaign ? html`<span><bdi>${source.utm.campaign}</bdi></span>` : ''}${language && language !== 'en' ? html`<abbr class="lng" title="Wrote on the page in ${languageName(language)}">${language.slice(0, 2).toUpperCase()}</abbr>` : ''}</span
      >
    </td>
    <td class="c-state">
      <span class="st st--${state}">${STATE_NAMES[state]}</span
      ><span class="own"
        >${owner === null ? html`<span>Nobody yet</span>` : firstAndRest(owner)}</span
      >
    </td>
  </tr>`
}

function firstAndRest(owner: string): Markup {
  const [first = '', ...rest] = personName(owner).split(' ')
  return html`${first}${rest.length > 0 ? html`<span> ${rest.join(' ')}</span>` : ''}`
}

function there(lead: InboxLead, now: Date): Markup {
  const place = placeOf(lead)
  if (!place) return html`<span class="none">Not given</span>`
  if (place.zone === undefined) return html`<span>${place.country}</span>`
  const { time, kind } = hourThere(place.zone, now)
  const hint =
    kind === 'good' ? html`<span class="sr">, good hour to call</span>` : html` <i>${kind}</i>`
  return html`<span>${place.country}</span><span class="hr hr--${kind}">${time}${hint}</span>`
}

function bulkBar({ owners, listing }: ListView): Markup {
  return html`<div class="bulk" role="group" aria-label="With the selected leads">
    <p class="bulk__n"><span></span></p>
    <div class="sel">
      <select class="in" name="state" aria-label="State">
        <option value="">State…</option>
        ${stateOptions()}</select
      >${icon('down')}
    </div>
    <div class="sel">
      <select class="in" name="owner" aria-label="Owner">
        <option value="">Owner…</option>
        ${owners.filter(({ hasLeft }) => !hasLeft).map(({ name }) => html`<option value="${name}">${personName(name)}</option>`)}</select
      >${icon('down')}
    </div>
    <button class="btn btn--o" name="do" value="set">Set</button>
    ${listing.dead ? html`<button class="btn btn--k" name="do" value="again">Send again</button>` : ''}
    <button class="btn btn--k" name="do" value="suspect">Suspected</button>
    <button class="btn btn--k" name="do" value="delete">Delete</button>
    <button class="btn btn--k" type="reset">Clear</button>
  </div>`
}

function stateOptions(): Markup[] {
  const open = LEAD_STATES.filter((state) => state !== 'closed').map(
    (state) => html`<option value="${state}">${STATE_NAMES[state]}</option>`,
  )
  const closed = CLOSED_AS.map(
    (how) => html`<option value="${how}">Closed, ${CLOSED_NAMES[how].toLowerCase()}</option>`,
  )
  return [...open, ...closed]
}

/** Where the page is in its list, and the other pages. */
export function foot(
  { home, listing, leads, total }: Pick<ListView, 'home' | 'listing' | 'leads' | 'total'>,
  size = PAGE_SIZE,
): Markup {
  const from = (listing.page - 1) * size
  const path = listing.folder === 'suspected' ? `${home}/suspected` : home
  const to = (page: number) => `${path}${queryOf({ ...listing, page })}`
  return html`<nav class="foot" aria-label="Pages of the list">
    <span
      >${leads.length === 0 ? 'No more' : `${from + 1} to ${from + leads.length}`} of ${total}</span
    >
    ${listing.page > 1 ? html`<a href="${to(listing.page - 1)}">${icon('left')}${listing.isOldest ? 'Older' : 'Newer'}</a>` : ''}
    ${from + leads.length < total ? html`<a href="${to(listing.page + 1)}">${listing.isOldest ? 'Newer' : 'Older'}${icon('right')}</a>` : ''}
    ${listing.folder === 'inbox' ? html`<a href="${home}/leads.csv${queryOf({ ...listing, page: 1 })}">${icon('save')}CSV of these ${total}</a>` : ''}
  </nav>`
}

/** What the last press has done, and the button that takes it back. */
export function undoBar(home: string, done: Done, query: string): Markup {
  return html`<div class="undo" role="status">
    <p>
      <b>${counted(done.count, 'lead')} ${doneWords(done)}.</b> You can undo it until
      ${clockTime(done.until)}.
    </p>
    <form method="post" action="${home}/undo${query}">
      ${hiddenFields({ batch: done.batch })}<button class="btn">Undo</button>
    </form>
  </div>`
}

function doneWords({ act, became }: Done): string {
  const state = LEAD_STATES.find((name) => name === became['state'])
  const closedAs = CLOSED_AS.find((name) => name === became['closed_as']) ?? null
  if (act === 'delete') return 'deleted'
  if (act === 'suspect') return 'moved to Suspected'
  if (act === 'not-spam') return 'moved to the inbox'
  if (act === 'again') return 'forwarded again'
  if (state)
    return state === 'closed'
      ? stateName(state, closedAs).toLowerCase()
      : `set to ${STATE_NAMES[state]}`
  if (typeof became['owner'] === 'string') return `given to ${personName(became['owner'])}`
  return 'changed'
}

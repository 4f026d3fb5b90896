import { DAY_MS, daysLater } from '#shared/dates.ts'
import { languageName } from '#shared/languages.ts'
import { counted, cutText } from '#shared/text.ts'
import { MOST_FOUND } from '#lead-api/store/inbox-store.ts'
import { CLOSED_AS, LEAD_STATES } from '#lead-api/types.ts'
import { OPEN, pathIn, queryOf } from './address.ts'
import { ageName, dayName, dayOf, momentName } from './clock.ts'
import { companyOf, emailOf, formOf, hourThere, nameOf, placeOf, sumOf } from './facts.ts'
import { chosenList, filterRow } from './filters.ts'
import { current, html, icon } from './html.ts'
import { CLOSED_NAMES, STATE_NAMES, personName } from './names.ts'
import { actForm, field, option, popover, select, wall } from './components.ts'
import { ageCell, foot, fromCell, leadTable, pickCell, whoCell } from './rows.ts'
import type { InboxLead, LeadState } from '#lead-api/types.ts'
import type { Listing } from './address.ts'
import type { Chosen, FilterView } from './filters.ts'
import type { Markup } from './html.ts'
import type { RowsView } from './rows.ts'

/** A list on a page, with all that is said about it. */
export interface ListView extends RowsView, FilterView {
  /** The lists that have a name, the chosen one among them. */
  views: readonly NamedList[]
  /** The list with each of the four states. */
  states: readonly { state: LeadState; listing: Listing; count: number }[]
  /** The list without one of its filters, if the list itself is empty. */
  ways: readonly (Chosen & { count: number })[]
  /** The lead that is shown beside the list. */
  beside: string | undefined
}

export interface NamedList {
  name: string
  listing: Listing
  count: number
  isOwn: boolean
}

export const PAGE_SIZE = 30

/** The lists that everybody has. */
export function usualLists(person: string, now: Date): { name: string; listing: Listing }[] {
  return [
    { name: 'Open', listing: OPEN },
    { name: 'Mine', listing: { ...OPEN, owner: person } },
    { name: 'Due today', listing: { ...OPEN, due: true } },
    { name: 'New today', listing: { ...OPEN, state: 'new', from: dayOf(now) } },
  ]
}

/** The pane with the list. */
export function listPane(view: ListView): Markup {
  const { listing, leads, words, total, ways } = view
  const isSearch = listing.search !== undefined
  if (leads.length === 0 && listing.page === 1)
    return ways.length > 0 ? noneFits(view) : nothingLeft(view)
  const heads = ['Age', 'Person and company', 'What, sum', 'There, now', 'From', 'State, owner']
  const isCut = isSearch && words !== undefined && total >= MOST_FOUND
  return html`<section class="pane list" aria-label="Leads">
    ${isSearch ? searchHead(view) : html`${namedLists(view)}${course(view)}${filterRow(view)}`}
    ${leadTable(view, { caption: 'Leads', heads }, daysOf(view), bulkActs(view))}
    ${foot(view, PAGE_SIZE)}
    ${isCut && html`<p class="quiet pad">Only the newest ${MOST_FOUND} are shown.</p>`}
  </section>`
}

function namedLists({ home, listing, views }: ListView): Markup {
  const first = { ...listing, page: 1 }
  const chosen = views.find((view) => queryOf(view.listing) === queryOf(first))
  const items = views.map(
    ({ name, listing: its, count }) =>
      html`<li><a href="${home}${queryOf(its)}" ${current(chosen?.name === name, 'page')}>
        ${name} <span>${count}</span>
      </a></li>`,
  )
  const open = html`<li>
    <button class="views__new" type="button" popovertarget="v-new">
      ${chosen ? 'Forget this view' : 'Save this view'}
    </button>
  </li>`
  const name = { name: 'name', maxlength: 40, required: true, autocomplete: 'off' }
  const save = html`${field('v-n', 'Its name, for everybody', name)}
    <button class="btn btn--1">Save</button>`
  const forget = html`<button class="btn btn--d">Forget it, for everybody</button>`
  const form = chosen
    ? actForm(home + pathIn(first, '/views/forget'), forget, { name: chosen.name })
    : actForm(home + pathIn(first, '/views'), save, {}, { class: 'fix' })
  const isUsual = chosen && !chosen.isOwn
  return html`<nav class="views" aria-label="Saved views">
    <ul>${items} ${!isUsual && open}</ul>
    ${!isUsual && popover('v-new', chosen?.name ?? 'Save this view', form)}
  </nav>`
}

function course({ home, listing, states }: ListView): Markup {
  const most = Math.max(...states.map(({ state, count }) => (state === 'closed' ? 0 : count)))
  const items = states.map(
    ({ state, listing: its, count }) =>
      html`<li><a href="${home}${queryOf(its)}" ${current(listing.state === state)}>
        <span class="st st--${state}">${STATE_NAMES[state]}</span>
        <b>${count}</b>${state !== 'closed' && wall(count, most, state)}
      </a></li>`,
  )
  return html`<ul class="course" aria-label="Leads by state">${items}</ul>`
}

function searchHead(view: ListView): Markup {
  return html`<div class="list__h">
    <h1>${counted(view.total, 'lead')}</h1>
    ${chosenList(view)}
    <p class="quiet">
      That is how we read your words. One that names no form, state, person, campaign, language or
      day is looked for in names, numbers, references and messages.
    </p>
  </div>`
}

/** No lead has all that is asked for: what is near, and how to come there. */
function noneFits(view: ListView): Markup {
  const { home, listing, ways } = view
  const near = ways
    .filter(({ count }) => count > 0)
    .map(({ count, value, without }) => way(view, count, `without “${value}”`, without))
  const all = queryOf({ ...listing, state: 'all' })
  return html`<section class="pane pane--msg" aria-label="Leads">
    ${listing.search === undefined && namedLists(view)}
    <div class="msg">
      <h1>No lead fits${ways.length > 1 && ' all of this'}</h1>
      ${chosenList(view)}
      ${near.length > 0 && html`<p>Leave one out:</p><ul class="ways">${near}</ul>`}
      ${listing.state !== 'all' && html`<p><a href="${home}${all}">Look among closed leads too</a></p>`}
      <p class="quiet">
        Numbers match without spaces, plus or zero in front: 0803 555 0142 finds +234 803 555 0142.
        A reference matches in any spelling: 5af2 29c9.
      </p>
    </div>
  </section>`
}

/** A list without filters that has no lead. */
function nothingLeft(view: ListView): Markup {
  const { listing, views, states } = view
  const due = views.find(({ name }) => name === 'Due today')
  return html`<section class="pane pane--msg pane--empty" aria-label="Leads">
    ${namedLists(view)}
    <div class="msg">
      <h1>${listing.state === 'all' ? 'No lead has come yet' : 'Nothing is waiting here'}</h1>
      <p>The next lead shows here when you load the page again.</p>
      <ul class="ways">
        ${due && way(view, due.count, 'to be called or written to today', due.listing)}
        ${states.map(({ state, listing: its, count }) => way(view, count, STATE_NAMES[state].toLowerCase(), its))}
      </ul>
    </div>
    <svg class="done" viewBox="0 0 1389 102" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path d="M0 9h1389M0 51h1389M0 93h1389" />
      <path stroke-dashoffset="29" d="M0 30h1389M0 72h1389" />
      <path class="last" d="M1334 9h55" />
    </svg>
  </section>`
}

function way({ home }: ListView, count: number, text: string, listing: Listing): Markup {
  return html`<li>
    <a href="${home}${queryOf(listing)}"><b>${count}</b><span>${text}</span>${icon('right')}</a>
  </li>`
}

/** The rows of each day; leads of one person stand under the first of them. */
function daysOf(view: ListView): Markup[] {
  const { leads, now } = view
  const today = dayOf(now)
  const dayIn = ({ receivedAt }: InboxLead) => {
    const day = dayOf(new Date(receivedAt))
    const shown = dayName(new Date(receivedAt), now)
    if (day === today) return `Today, ${shown}`
    return day === daysLater(today, -1) ? `Yesterday, ${shown}` : 'Earlier'
  }
  const people = Map.groupBy(leads, (lead) => (lead.ofPerson > 1 && emailOf(lead)) || lead.id)
  const days = Map.groupBy(people.values(), ([first]) => (first ? dayIn(first) : ''))
  return [...days].map(
    ([day, its]) =>
      html`<tr class="day"><th scope="rowgroup" colspan="7">${day}</th></tr>
        ${its.flatMap((person) => person.map((lead) => row(view, lead, person[0])))}`,
  )
}

/** UTF-16 units of a name in a list. */
const LONGEST_NAME = 100

/** A lead in the list; `first` is the newest of the same person, which may have given another name. */
function row(view: ListView, lead: InboxLead, first = lead): Markup {
  const { now, beside } = view
  const { id, state, owner, nextAt, language } = lead
  const isSamePerson = lead !== first
  const isSameName = isSamePerson && nameOf(lead) === nameOf(first)
  const name = isSameName ? 'The same person' : cutText(nameOf(lead), LONGEST_NAME)
  const firm = cutText(companyOf(lead), LONGEST_NAME)
  const company = isSamePerson || firm === name ? '' : firm
  const received = new Date(lead.receivedAt)
  const isLate = state === 'new' && now.getTime() - received.getTime() > DAY_MS
  const age = ageName(received, now)
  const who = {
    name,
    many: lead.ofPerson > 1 && !isSamePerson && `${lead.ofPerson} leads`,
    below: company && html`<bdi>${company}</bdi>`,
  }
  const sum = sumOf(lead)?.join(' ')
  const due = state !== 'closed' && nextAt && `Next ${momentName(new Date(nextAt), now)}`
  const campaign = lead.source?.utm.campaign
  const code = language && language !== 'en' && language.slice(0, 2).toUpperCase()
  return html`<tr class="lead ${state === 'new' && 'lead--new'} ${isSamePerson && 'lead--also'}"
    ${current(id === beside)}>
    ${pickCell(id, `${name}, ${formOf(lead.call)}`)}
    ${ageCell(lead, isLate ? html`<span class="late">${age}</span>` : age)}
    ${whoCell(view, lead, who)}
    <td class="c-what">
      <span>${formOf(lead.call)}</span>${sum && html`<b class="amt">${sum}</b>`}
      ${due && html`<span class="due">${due}</span>`}
    </td>
    <td class="c-there">${there(lead, now)}</td>
    ${fromCell(
      lead,
      html`${campaign && html`<span><bdi>${campaign}</bdi></span>`}
        ${code && html`<abbr class="lng" title="Wrote on the page in ${languageName(language)}">${code}</abbr>`}`,
    )}
    <td class="c-state">
      <span class="st st--${state}">${STATE_NAMES[state]}</span>
      <span class="own">${owner === null ? html`<span>Nobody yet</span>` : firstAndRest(owner)}</span>
    </td>
  </tr>`
}

function firstAndRest(owner: string): Markup {
  const [first = '', ...rest] = personName(owner).split(' ')
  return html`${first}${rest.length > 0 && html`<span> ${rest.join(' ')}</span>`}`
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

function bulkActs({ owners, listing }: ListView): Markup {
  const open = LEAD_STATES.filter((state) => state !== 'closed')
  const states = [
    option('', 'State…'),
    ...open.map((state) => option(state, STATE_NAMES[state])),
    ...CLOSED_AS.map((how) => option(how, `Closed, ${CLOSED_NAMES[how].toLowerCase()}`)),
  ]
  const here = owners.filter(({ hasLeft }) => !hasLeft)
  const people = [option('', 'Owner…'), ...here.map(({ name }) => option(name, personName(name)))]
  return html`${select({ name: 'state', 'aria-label': 'State' }, states)}
    ${select({ name: 'owner', 'aria-label': 'Owner' }, people)}
    <button class="btn btn--o" name="do" value="set">Set</button>
    ${listing.dead && html`<button class="btn btn--k" name="do" value="again">Send again</button>`}
    <button class="btn btn--k" name="do" value="suspect">Suspected</button>
    <button class="btn btn--k" name="do" value="delete">Delete</button>`
}

import { callAddress, whatsAppAddress } from '#shared/contact.ts'
import { LONGEST_NOTE } from '#lead-api/store/work-store.ts'
import { CLOSED_AS, LEAD_STATES } from '#lead-api/types.ts'
import { listPath, pathIn } from './address.ts'
import { clashPart } from './clash.ts'
import {
  OFFICES,
  actTime,
  ageName,
  clockTime,
  dayName,
  dayOf,
  localMinute,
  momentName,
} from './clock.ts'
import {
  CALL_HOURS,
  companyOf,
  emailOf,
  factsOf,
  firstNameOf,
  formIcons,
  formOf,
  hourThere,
  nameOf,
  phoneOf,
  placeOf,
  referenceOf,
} from './facts.ts'
import { attributes, html, icon } from './html.ts'
import { mailAddress, sent, whereFrom } from './lead-facts.ts'
import { CLOSED_NAMES, STATE_NAMES, actText, ownerName, personName, stateName } from './names.ts'
import { actForm, field, option, part, popover, select, textField, timeline } from './components.ts'
import type { Position } from '#lead-api/store/inbox-store.ts'
import type { Note } from '#lead-api/store/work-store.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { Clash, HistoryView } from './clash.ts'
import type { IconName, Markup, Part } from './html.ts'
import type { Owner } from './names.ts'

/** A lead with all that is known about it. */
export interface LeadView extends HistoryView {
  /** How many leads are in the list that it is shown with. */
  total: number
  position: Position
  notes: readonly Note[]
  /** Other leads of the same person. */
  also: readonly InboxLead[]
  owners: readonly Owner[]
  /** What was to be changed while somebody else changed the lead. */
  clash?: Clash | undefined
}

/** A lead beside the list, or alone on a phone, in the order of the work. */
export function leadPane(view: LeadView): Markup {
  const { lead, clash } = view
  return html`<div class="pane side">
    <article class="one" aria-labelledby="name" data-lead="${lead.id}">
      ${neighbors(view)} ${clash && clashPart(view, clash)} ${head(view)} ${reach(view)}
      ${standing(view)} ${sent(view)} ${whereFrom(view)} ${alsoPart(view)} ${notesPart(view)}
      ${part('history', 'History', historyOf(view))} ${more(view)}
    </article>
  </div>`
}

function neighbors({ home, listing, position, total }: LeadView): Markup {
  const { before, isInList, previous, next } = position
  const square = (lead: InboxLead | undefined, rel: 'prev' | 'next') => {
    const [arrow, text] = rel === 'prev' ? [icon('left'), 'Previous'] : [icon('right'), 'Next']
    if (!lead) return html`<span class="sq sq--none">${arrow}</span>`
    const path = pathIn({ ...listing, page: 1 }, `/${lead.id}`)
    return html`<a class="sq" href="${home}${path}" rel="${rel}">
      ${arrow}<span class="sr">${text}: ${nameOf(lead)}</span>
    </a>`
  }
  return html`<nav class="one__nav" aria-label="Previous and next">
    <a class="back" href="${home}${listPath(listing)}">${icon('left')}${total} in the list</a>
    <span class="pos">${isInList ? `${before + 1} of ${total}` : 'Not in this list any more'}</span>
    ${square(previous, 'prev')}${square(next, 'next')}
  </nav>`
}

function head({ lead, now }: LeadView): Markup {
  const received = new Date(lead.receivedAt)
  const times = OFFICES.map(({ city, zone }) => `${clockTime(received, zone)} in ${city}`)
  const isToday = dayOf(received) === dayOf(now)
  const when = isToday ? `${ageName(received, now)} ago` : dayName(received, now)
  const { role } = lead.body
  const about = [typeof role === 'string' && role, companyOf(lead)].filter(Boolean)
  const place = placeOf(lead)
  if (about.length === 0 && place?.country === 'Canada' && place.zone)
    about.push('Canada, by the area code of the number')
  const names = about.map((text, at) => html`${at > 0 && ', '}<bdi>${text}</bdi>`)
  return html`<header class="one__h">
    <p class="one__k">
      <span class="tile">${icon(formIcons[lead.call] ?? 'mail')}</span>
      <span><b>${formOf(lead.call)}</b><small>${when}: ${times.join(', ')}</small></span>
    </p>
    <h2 id="name" tabindex="-1"><bdi>${nameOf(lead)}</bdi></h2>
    ${names.length > 0 && html`<p class="one__c">${names}</p>`}
    <p class="ref"><span>Reference</span><b id="ref">${referenceOf(lead)}</b></p>
  </header>`
}

const ADVICE = {
  good: 'A good hour to call.',
  early: 'Early. WhatsApp or email first.',
  late: 'Late. WhatsApp or email first.',
}

/** The visitor's day in 24 bricks, and the ways to reach them under it. */
function reach(view: LeadView): Markup {
  const { lead, now } = view
  const label = `Reach ${nameOf(lead)}`
  const place = placeOf(lead)
  const there = place?.zone === undefined ? undefined : hourThere(place.zone, now)
  const unknown = place
    ? html`<b>${place.country}.</b> It has several hours: ask before you call.`
    : 'Where they are was not given.'
  const known = there && html`<b>${there.time} in ${place?.country}.</b> ${ADVICE[there.kind]}`
  return html`<section class="there there--${there?.kind ?? 'unknown'}" aria-label="${label}">
    <p class="there__t">${known ?? unknown}</p>
    ${there && dayThere(Number(there.time.slice(0, 2)))}
    <div class="acts" role="group" aria-label="${label}">${waysToReach(view)}</div>
  </section>`
}

function dayThere(hour: number): Markup {
  const { from, to } = CALL_HOURS
  return html`<svg class="day24" viewBox="0 0 480 26" preserveAspectRatio="none" aria-hidden="true">
      <path class="off" d="M1 20h${from * 20}M${to * 20 + 1} 20h${(24 - to) * 20 - 1}" />
      <path class="on" d="M${from * 20 + 1} 20h${(to - from) * 20}" />
      <path class="now" d="M${hour * 20 + 1} 13h18" />
    </svg>
    <p class="there__k">
      <span>Midnight</span>
      <span>${clockHour(from)} to ${clockHour(to)} there</span>
      <span>Midnight</span>
    </p>`
}

/** "08:00" */
function clockHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

function waysToReach({ lead, person }: LeadView): Markup[] {
  const [phone, email, first] = [phoneOf(lead), emailOf(lead), firstNameOf(lead)]
  const reference = referenceOf(lead)
  const who = person === personName(person) ? `this is ${person}` : 'we write to you'
  const hello = `Hello${first && ` ${first}`}, ${who} about ${reference}.`
  const subject = encodeURIComponent(`${reference}, your ${formOf(lead.call).toLowerCase()}`)
  const number = factsOf(lead).find(({ kind }) => kind === 'phone')?.value ?? ''
  const [none, some] = ['No number given', 'with the reference']
  const mail = email && `${mailAddress(email)}?subject=${subject}`
  return [
    way('phone', 'Call', phone && callAddress(phone), phone ? number : none),
    way('chat', 'WhatsApp', phone && whatsAppAddress(phone, hello), phone ? some : none),
    way('mail', 'Email', mail, email ? some : 'No address given'),
  ]
}

function way(name: IconName, label: string, href: string | undefined, text: string): Markup {
  const content = html`${icon(name)}<b>${label}</b><small>${text}</small>`
  return href
    ? html`<a class="act" href="${href}">${content}</a>`
    : html`<span class="act act--none">${content}</span>`
}

/** State, owner and next date. With every button goes what was typed anywhere: also a note. */
function standing({ home, listing, lead, owners, person, now }: LeadView): Markup {
  const { owner, nextAt, lastAct } = lead
  const ends = CLOSED_AS.map(
    (how) =>
      html`<li><button name="state" value="${how}"><span>${CLOSED_NAMES[how]}</span></button></li>`,
  )
  const people = [
    option('', 'Nobody yet'),
    ...owners.map((one) => option(one.name, ownerName(one), one.name === owner)),
  ]
  const next = {
    name: 'next',
    type: 'datetime-local',
    value: nextAt === null ? '' : localMinute(new Date(nextAt)),
  }
  const take = html`<button class="btn ${owner === null && 'btn--1'}" name="do" value="take">Take it</button>`
  const who = owner === null ? 'Nobody has it yet' : html`Owner <b>${personName(owner)}</b>`
  const when =
    nextAt === null ? 'No next date' : html`Next <b>${momentName(new Date(nextAt), now)}</b>`
  const content = html`<button class="sr" name="do" value="set" tabindex="-1" aria-hidden="true">Set</button>
    <fieldset class="states">
      <legend>State</legend>
      ${LEAD_STATES.map((name, at) => stateButton(lead, name, at))}
    </fieldset>
    ${popover('close', 'How did it end?', html`<ul>${ends}</ul>`)}
    <div class="whose">
      ${owner !== person && take}
      <details class="edit">
        <summary>
          <span class="edit__v"><span>${who}</span><span>${when}</span></span>
          <span class="txt">Change</span>
        </summary>
        <div class="pair">
          <div class="f"><label for="owner">Owner</label>${select({ id: 'owner', name: 'owner' }, people)}</div>
          <div class="set">
            ${field('next', `Next date, in ${OFFICES[0].city}`, next)}
            <button class="btn" name="do" value="set">Set</button>
          </div>
        </div>
      </details>
    </div>`
  const version = { version: lastAct ?? '' }
  return html`<section class="stand" aria-label="Where it stands">
    ${actForm(home + pathIn(listing, `/${lead.id}`), content, version, { id: 'act' })}
  </section>`
}

function stateButton({ state, closedAs }: InboxLead, name: InboxLead['state'], at: number): Markup {
  const isNow = name === state
  const isPast = !isNow && state !== 'closed' && at < LEAD_STATES.indexOf(state)
  const how = name === 'closed' ? { type: 'button', popovertarget: 'close' } : { name: 'state' }
  const place = isNow ? 'is-now' : isPast && 'is-past'
  const others = { ...how, value: name, class: place, 'aria-pressed': String(isNow) }
  return html`<button ${attributes(others)}>${isNow ? stateName(state, closedAs) : STATE_NAMES[name]}</button>`
}

function alsoPart({ home, also, now }: LeadView): Part {
  const links = also.map(({ id, call, receivedAt, state, closedAs, owner, ...lead }) => {
    const received = new Date(receivedAt)
    const [day = '', month = ''] = dayName(received, received, 'short').split(' ')
    const stands = `${stateName(state, closedAs)}, ${owner === null ? 'nobody has it yet' : personName(owner)}`
    return html`<a class="also" href="${home}/${id}">
      <span class="datebrick"><b>${day}</b><small>${month}</small></span>
      <span>
        <b>${formOf(call)}, ${dayName(received, now)}</b>
        <small>${stands}. Reference ${referenceOf({ id, ...lead })}.</small>
      </span>
      ${icon('right')}
    </a>`
  })
  return links.length > 0 && part('also', 'Also from this person', links)
}

function notesPart({ notes, now, clash }: LeadView): Markup {
  const written = notes.map(
    ({ person, writtenAt, text }) =>
      html`<li>
        <p class="by">
          <b>${personName(person)}</b>
          <time datetime="${writtenAt}">${actTime(writtenAt, now)}</time>
        </p>
        <p class="typed" dir="auto">${text}</p>
      </li>`,
  )
  const none = html`<p class="quiet">No note yet. The first one helps whoever calls next.</p>`
  const typed = { name: 'note', form: 'act', maxlength: LONGEST_NOTE }
  const form = html`<div class="note">
    ${textField('note', 'Add a note', typed)}
    <button class="btn btn--1" form="act" name="do" value="note">Save note</button>
  </div>`
  const shown = written.length === 0 ? none : html`<ol class="notes">${written}</ol>`
  return part('notes', 'Notes', html`${shown}${!clash && form}`)
}

function historyOf({ lead, history, now }: LeadView): Markup {
  const acts = history.flatMap((act) => {
    const text = actText(act)
    return text === undefined ? [] : [{ time: act.doneAt, text }]
  })
  const lines = [...acts, { time: lead.receivedAt, text: 'Received' }]
  return timeline(lines.map(({ time, text }) => [time, actTime(time, now), text] as const))
}

function more({ home, lead, listing }: LeadView): Markup {
  const isSuspected = lead.folder === 'suspected'
  const link = pathIn({ ...listing, state: 'all', search: undefined }, `/${lead.id}`)
  const [act, text] = isSuspected ? ['not-spam', 'Not spam'] : ['suspect', 'Move to Suspected']
  return html`<details class="more">
    <summary>More${icon('down')}</summary>
    <ul>
      <li><a href="${home}/people/${lead.id}">Everything about this person</a></li>
      <li><a href="${home}${link}">A link to this lead</a></li>
      <li><button class="txt" form="act" name="do" value="${act}">${text}</button></li>
      <li><button class="txt bad" form="act" name="do" value="delete">Delete this lead</button></li>
    </ul>
  </details>`
}

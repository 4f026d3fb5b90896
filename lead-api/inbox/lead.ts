import { callAddress, webAddress, whatsAppAddress } from '#shared/contact.ts'
import { languageName } from '#shared/languages.ts'
import { namedKeys } from '#lead-api/store/lead-store.ts'
import { SAMPLE_ORIGIN, CLOSED_AS, LEAD_STATES } from '#lead-api/types.ts'
import { actName } from './acts.ts'
import { queryOf } from './address.ts'
import { OFFICES, ageName, clockTime, dayName, dayOf, localMinute, momentName } from './clock.ts'
import {
  CALL_HOURS,
  companyOf,
  emailOf,
  factsOf,
  fileKind,
  fileName,
  firstNameOf,
  formIcons,
  formOf,
  hourThere,
  nameOf,
  phoneOf,
  placeOf,
  referenceOf,
  sumOf,
} from './facts.ts'
import { hiddenFields, html, icon } from './html.ts'
import { personName } from './layout.ts'
import { CLOSED_NAMES, STATE_NAMES, stateName } from './list.ts'
import type { Position } from '#lead-api/store/inbox-store.ts'
import type { Act, Change, Note } from '#lead-api/store/work-store.ts'
import type { InboxLead, LeadState } from '#lead-api/types.ts'
import type { Listing } from './address.ts'
import type { Fact } from './facts.ts'
import type { Markup } from './html.ts'
import type { Owner } from './list.ts'

/** In characters. */
export const LONGEST_NOTE = 5000

/** A lead with all that is known about it. */
export interface LeadView {
  home: string
  listing: Listing
  total: number
  lead: InboxLead
  position: Position
  notes: readonly Note[]
  history: readonly Act[]
  also: readonly InboxLead[]
  owners: readonly Owner[]
  person: string
  now: Date
  /** What was to be changed while somebody else changed the lead. */
  clash?: { wanted: Change; note: string } | undefined
}

/** A lead beside the list, or alone on a phone, in the order of the work. */
export function leadPane(view: LeadView): Markup {
  const { lead, clash } = view
  return html`<div class="pane side">
    <article class="one" aria-labelledby="name" data-lead="${lead.id}">
      ${neighbors(view)} ${clash ? clashPart(view, clash) : ''} ${head(view)} ${reach(view)}
      ${standing(view)} ${sent(view)} ${whereFrom(view)} ${alsoPart(view)} ${notesPart(view)}
      ${historyPart(view)} ${more(view)}
    </article>
  </div>`
}

function neighbors({ home, listing, position, total }: LeadView): Markup {
  const { before, isInList, previous, next } = position
  const list = listing.folder === 'suspected' ? `${home}/suspected` : home
  const query = queryOf({ ...listing, page: 1 })
  const square = (lead: InboxLead | undefined, rel: 'prev' | 'next') => {
    const text = rel === 'prev' ? 'Previous' : 'Next'
    if (!lead)
      return html`<span class="sq sq--none">${icon(rel === 'prev' ? 'left' : 'right')}</span>`
    return html`<a class="sq" href="${home}/${lead.id}${query}" rel="${rel}"
      >${icon(rel === 'prev' ? 'left' : 'right')}<span class="sr">${text}: ${nameOf(lead)}</span></a
    >`
  }
  return html`<nav class="one__nav" aria-label="Previous and next">
    <a class="back" href="${list}${queryOf(listing)}">${icon('left')}${total} in the list</a>
    <span class="pos">${isInList ? `${before + 1} of ${total}` : 'Not in this list any more'}</span>
    ${square(previous, 'prev')}${square(next, 'next')}
  </nav>`
}

function head({ lead, now }: LeadView): Markup {
  const received = new Date(lead.receivedAt)
  const times = OFFICES.map(({ city, zone }) => `${clockTime(received, zone)} in ${city}`).join(
    ', ',
  )
  const age = ageName(received, now)
  const when = dayOf(received) === dayOf(now) ? `${age} ago` : dayName(received, now)
  const { role } = lead.body
  const company = companyOf(lead)
  const place = placeOf(lead)
  const byCode =
    place?.country === 'Canada' && place.zone ? 'Canada, by the area code of the number' : ''
  const about = [typeof role === 'string' ? role : '', company].filter(Boolean)
  return html`<header class="one__h">
    <p class="one__k">
      <span class="tile">${icon(formIcons[lead.call] ?? 'mail')}</span
      ><span><b>${formOf(lead.call)}</b><small>${when}: ${times}</small></span>
    </p>
    <h2 id="name" tabindex="-1"><bdi>${nameOf(lead)}</bdi></h2>
    ${about.length > 0 ? html`<p class="one__c">${about.map((text, at) => html`${at > 0 ? ', ' : ''}<bdi>${text}</bdi>`)}</p>` : byCode ? html`<p class="one__c">${byCode}</p>` : ''}
    <p class="ref"><span>Reference</span><b id="ref">${referenceOf(lead)}</b></p>
  </header>`
}

/** The visitor's day in 24 bricks, and the ways to reach them under it. */
function reach({ lead, person, now }: LeadView): Markup {
  const name = nameOf(lead)
  const place = placeOf(lead)
  const there = place?.zone === undefined ? undefined : hourThere(place.zone, now)
  const kind = there?.kind ?? 'unknown'
  const advice = {
    good: 'A good hour to call.',
    early: 'Early. WhatsApp or email first.',
    late: 'Late. WhatsApp or email first.',
  }
  const hour = Number(there?.time.slice(0, 2))
  const { from, to } = CALL_HOURS
  const day = there
    ? html`<p class="there__t"><b>${there.time} in ${place?.country}.</b> ${advice[there.kind]}</p>
        <svg class="day24" viewBox="0 0 480 26" preserveAspectRatio="none" aria-hidden="true">
          <path class="off" d="M1 20h${from * 20}M${to * 20 + 1} 20h${(24 - to) * 20 - 1}" />
          <path class="on" d="M${from * 20 + 1} 20h${(to - from) * 20}" />
          <path class="now" d="M${hour * 20 + 1} 13h18" />
        </svg>
        <p class="there__k">
          <span>Midnight</span><span>${clockHour(from)} to ${clockHour(to)} there</span
          ><span>Midnight</span>
        </p>`
    : html`<p class="there__t">
        ${place ? html`<b>${place.country}.</b> It has several hours: ask before you call.` : 'Where they are was not given.'}
      </p>`
  const reference = referenceOf(lead)
  const phone = phoneOf(lead)
  const email = emailOf(lead)
  const first = firstNameOf(lead)
  const who = person === personName(person) ? `this is ${person}` : 'we write to you'
  const hello = `Hello${first && ` ${first}`}, ${who} about ${reference}.`
  const subject = encodeURIComponent(`${reference}, your ${formOf(lead.call).toLowerCase()}`)
  return html`<section class="there there--${kind}" aria-label="Reach ${name}">
    ${day}
    <div class="acts" role="group" aria-label="Reach ${name}">
      ${way('phone', 'Call', phone && callAddress(phone), phone ? factPhone(lead) : 'No number given')}
      ${way('chat', 'WhatsApp', phone && whatsAppAddress(phone, hello), phone ? 'with the reference' : 'No number given')}
      ${way('mail', 'Email', email && `${mailAddress(email)}?subject=${subject}`, email ? 'with the reference' : 'No address given')}
    </div>
  </section>`
}

/** "08:00" */
function clockHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** Whatever a visitor typed as an address goes into the link as one. */
function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}

function factPhone(lead: InboxLead): string {
  return factsOf(lead).find(({ kind }) => kind === 'phone')?.value ?? ''
}

function way(
  name: 'phone' | 'chat' | 'mail',
  label: string,
  href: string | undefined,
  text: string,
): Markup {
  const inner = html`${icon(name)}<b>${label}</b><small>${text}</small>`
  return href
    ? html`<a class="act" href="${href}">${inner}</a>`
    : html`<span class="act act--none">${inner}</span>`
}

/** State, owner and next date. With every button goes what was typed anywhere: also a note. */
function standing({ home, listing, lead, owners, person, now }: LeadView): Markup {
  const { state, closedAs, owner, nextAt } = lead
  const at = LEAD_STATES.indexOf(state)
  const button = (name: LeadState, position: number) => {
    const isNow = name === state
    const classes = isNow ? 'is-now' : position < at && state !== 'closed' ? 'is-past' : ''
    const text = isNow ? stateName(state, closedAs) : STATE_NAMES[name]
    const how = name === 'closed' ? html`type="button" popovertarget="close"` : html`name="state"`
    return html`<button
      ${how}
      value="${name}"
      class="${classes}"
      aria-pressed="${isNow ? 'true' : 'false'}"
    >
      ${text}
    </button>`
  }
  const known = owners.some(({ name }) => name === owner) || owner === null
  return html`<section class="stand" aria-label="Where it stands">
    <form id="act" method="post" action="${home}/${lead.id}${queryOf(listing)}">
      ${hiddenFields({ version: lead.lastAct ?? '' })}
      <button class="sr" name="do" value="set" tabindex="-1" aria-hidden="true">Set</button>
      <fieldset class="states">
        <legend>State</legend>
        ${LEAD_STATES.map(button)}
      </fieldset>
      <div class="pop" id="close" popover>
        <h2>How did it end?</h2>
        <ul>
          ${CLOSED_AS.map(
            (how) =>
              html`<li>
                <button name="state" value="${how}"><span>${CLOSED_NAMES[how]}</span></button>
              </li>`,
          )}
        </ul>
      </div>
      <div class="whose">
        ${owner === person ? '' : html`<button class="btn ${owner === null && 'btn--1'}" name="do" value="take">Take it</button>`}
        <details class="edit">
          <summary>
            <span class="edit__v"
              ><span
                >${owner === null ? 'Nobody has it yet' : html`Owner <b>${personName(owner)}</b>`}</span
              ><span
                >${nextAt === null ? 'No next date' : html`Next <b>${momentName(new Date(nextAt), now)}</b>`}</span
              ></span
            ><span class="txt">Change</span>
          </summary>
          <div class="pair">
            <div class="f">
              <label for="owner">Owner</label>
              <div class="sel">
                <select class="in" id="owner" name="owner">
                  <option value="">Nobody yet</option>
                  ${known ? '' : html`<option selected>${owner}</option>`}${owners.map(({ name, hasLeft }) => html`<option value="${name}" ${name === owner ? 'selected' : ''}>${personName(name)}${hasLeft ? ' (left the team)' : ''}</option>`)}</select
                >${icon('down')}
              </div>
            </div>
            <div class="set">
              <div class="f">
                <label for="next">Next date, in ${OFFICES[0].city}</label
                ><input
                  class="in"
                  id="next"
                  name="next"
                  type="datetime-local"
                  value="${nextAt === null ? '' : localMinute(new Date(nextAt))}"
                />
              </div>
              <button class="btn" name="do" value="set">Set</button>
            </div>
          </div>
        </details>
      </div>
    </form>
  </section>`
}

function sent({ home, lead }: LeadView): Markup {
  const sum = sumOf(lead)
  return html`<section aria-labelledby="sent">
    <h3 id="sent">What they sent</h3>
    <dl class="facts">
      ${
        sum
          ? html`<div>
              <dt>Amount</dt>
              <dd>
                <span class="money"><small>${sum[0]}</small>${sum[1]}</span>
              </dd>
            </div>`
          : ''
      }
      ${files(home, lead)}
      ${factsOf(lead).map(
        (fact) =>
          html`<div>
            <dt>${fact.label}</dt>
            <dd>${factValue(fact)}</dd>
          </div>`,
      )}
    </dl>
  </section>`
}

const ADDRESSES = { email: mailAddress, phone: callAddress, web: webAddress }

function factValue({ value, kind }: Fact): Markup {
  const link = kind && kind !== 'long' ? ADDRESSES[kind](value) : undefined
  const text = html`<bdi>${value.replace(/^https?:\/\//, '')}</bdi>`
  if (link) return html`<a href="${link}" rel="noopener noreferrer">${text}</a>`
  return kind === 'long' ? html`<p class="typed" dir="auto">${value}</p>` : text
}

function files(home: string, { body, files: arrived }: InboxLead): Markup | '' {
  const missing = namedKeys(body).length - arrived.length
  if (arrived.length === 0 && missing <= 0) return ''
  return html`<div>
    <dt>Documents</dt>
    <dd>
      <ul class="files">
        ${arrived.map(
          ({ key, contentType, bytes }) =>
            html`<li>
              <a href="${home}/files/${key}"
                ><span class="tile">${icon('file')}</span
                ><span
                  ><b><bdi dir="ltr">${fileName(body, key)}</bdi></b
                  ><small>${fileKind(contentType, bytes)}</small></span
                ></a
              >
            </li>`,
        )}
      </ul>
      ${missing > 0 ? html`<p class="bad">Missing: ${missing}. They did not arrive, or waited for the application for over an hour and were deleted. Ask for them again.</p>` : ''}
    </dd>
  </div>`
}

function whereFrom(view: LeadView): Markup {
  const { lead, now } = view
  const { source, language, repeats, forwarding } = lead
  const { campaign, medium, source: by, term, content } = source?.utm ?? {}
  const through = [by, medium].filter(Boolean).join(', ')
  const rows: [string, string | Markup | undefined][] = [
    ['Page of the form', source?.page],
    ['First page', source?.first],
    ['Campaign', campaign && `${campaign}${through && `, by ${through}`}`],
    ['Term, content', [term, content].filter(Boolean).join(', ') || undefined],
    ['Came from', source ? (source.referrer ?? 'none') : undefined],
    ['Language', language === null ? undefined : languageName(language)],
    [
      'Received',
      `${momentName(new Date(lead.receivedAt), now)}${repeats > 0 ? `, and sent again: ${repeats}` : ''}`,
    ],
    ['Suspected', lead.reason === null ? undefined : reasonName(lead.reason)],
    ['Answer by email', answeringText(view)],
    ['Forwarded', forwardingText(view)],
    ['Sample', lead.headers.origin === SAMPLE_ORIGIN ? 'Nobody has sent it.' : undefined],
  ]
  return html`<section aria-labelledby="from">
    <h3 id="from">Where from</h3>
    <dl class="facts">
      ${rows.flatMap(([label, value]) =>
        value === undefined || value === ''
          ? []
          : [
              html`<div>
                <dt>${label}</dt>
                <dd>${typeof value === 'string' ? html`<bdi>${value}</bdi>` : value}</dd>
              </div>`,
            ],
      )}
    </dl>
    ${forwarding.state === 'off' && !source ? html`<p class="quiet">The site told nothing more.</p>` : ''}
  </section>`
}

const REASONS: Record<string, string> = {
  trap: 'Trap field',
  fast: 'Sent within 2 seconds',
  'same-text': 'One text, many addresses',
  links: 'Links only',
}

/** Why a lead is suspected. */
export function reasonName(reason: string): string {
  return REASONS[reason] ?? reason
}

function answeringText({ lead }: LeadView): string | undefined {
  const { state, problem } = lead.answering
  if (state === 'off') return undefined
  if (state === 'told') return 'Sent'
  return [state === 'waiting' ? 'Waits.' : 'Given up.', problem].filter(Boolean).join(' ')
}

function forwardingText({ lead }: LeadView): string | Markup | undefined {
  const { state, tries, problem } = lead.forwarding
  if (state === 'off') return undefined
  if (state === 'told') return 'Yes'
  const tried = tries > 0 ? `Tries: ${tries}. ${problem ?? ''}` : ''
  if (state === 'waiting') return `Waits. ${tried}`
  return html`Given up. ${tried}
    <button class="txt" form="act" name="do" value="again">Send again</button>`
}

function alsoPart({ home, also, now }: LeadView): Markup | '' {
  if (also.length === 0) return ''
  return html`<section aria-labelledby="also">
    <h3 id="also">Also from this person</h3>
    ${also.map((lead) => {
      const received = new Date(lead.receivedAt)
      const [day = '', month = ''] = dayName(received, received, 'short').split(' ')
      return html`<a class="also" href="${home}/${lead.id}"
        ><span class="datebrick"><b>${day}</b><small>${month}</small></span
        ><span
          ><b>${formOf(lead.call)}, ${dayName(received, now)}</b
          ><small
            >${stateName(lead.state, lead.closedAs)},
            ${lead.owner === null ? 'nobody has it yet' : personName(lead.owner)}. Reference
            ${referenceOf(lead)}.</small
          ></span
        >${icon('right')}</a
      >`
    })}
  </section>`
}

function notesPart({ notes, now, clash }: LeadView): Markup {
  return html`<section aria-labelledby="notes">
    <h3 id="notes">Notes</h3>
    ${
      notes.length === 0
        ? html`<p class="quiet">No note yet. The first one helps whoever calls next.</p>`
        : html`<ol class="notes">
            ${notes.map(
              ({ person, writtenAt, text }) =>
                html`<li>
                  <p class="by">
                    <b>${personName(person)}</b>
                    <time datetime="${writtenAt}">${historyTime(writtenAt, now)}</time>
                  </p>
                  <p class="typed" dir="auto">${text}</p>
                </li>`,
            )}
          </ol>`
    }
    ${
      clash
        ? ''
        : html`<div class="note">
            <div class="f">
              <label for="note">Add a note</label
              ><textarea
                class="in"
                id="note"
                name="note"
                form="act"
                rows="3"
                maxlength="${LONGEST_NOTE}"
              ></textarea>
            </div>
            <button class="btn btn--1" form="act" name="do" value="note">Save note</button>
          </div>`
    }
  </section>`
}

function historyPart({ lead, history, now }: LeadView): Markup {
  const lines = history.flatMap((act) => {
    const text = actText(act)
    return text === undefined ? [] : [line(act.doneAt, text)]
  })
  function line(time: string, text: string) {
    return html`<li>
      <time datetime="${time}">${historyTime(time, now)}</time><span>${text}</span>
    </li>`
  }
  return html`<section aria-labelledby="history">
    <h3 id="history">History</h3>
    <ol class="hist">
      ${lines}${line(lead.receivedAt, 'Received')}
    </ol>
  </section>`
}

/** "14:20" of today, "15 Feb 14:20" before. */
export function historyTime(time: string, now: Date): string {
  const date = new Date(time)
  const clock = clockTime(date)
  return dayOf(date) === dayOf(now) ? clock : `${dayName(date, now, 'short')} ${clock}`
}

/** What an act did, as a sentence without a dot; undefined for one that is shown elsewhere. */
function actText({ person, act, was, became }: Act): string | undefined {
  const who = personName(person)
  if (act === 'note') return undefined
  if (!['set', 'take', 'undo'].includes(act)) return `${who} ${actName(act)}`
  const undid = act === 'undo' ? 'undone, ' : ''
  const parts: string[] = []
  const isChanged = (name: string) => name in was && name in became && became[name] !== was[name]
  if (stateIn(became) && stateIn(became) !== stateIn(was))
    parts.push(`${stateIn(was) ?? '?'} to ${stateIn(became)}`)
  if (isChanged('owner')) {
    const owner = became['owner']
    if (owner === person) parts.push('took it')
    else parts.push(typeof owner === 'string' ? `gave it to ${personName(owner)}` : 'gave it back')
  }
  if (isChanged('next_at')) {
    const next = became['next_at']
    parts.push(typeof next === 'string' ? `next ${momentName(new Date(next))}` : 'no next date')
  }
  return parts.length > 0 || undid ? `${who}: ${undid}${parts.join(', ')}` : undefined
}

function stateIn(row: Act['was']): string | undefined {
  const name = LEAD_STATES.find((known) => known === row['state'])
  const how = CLOSED_AS.find((known) => known === row['closed_as']) ?? null
  return name && stateName(name, how)
}

function ownerName(name: string | null): string {
  return name === null ? 'Nobody' : personName(name)
}

function more({ home, lead, listing }: LeadView): Markup {
  const isSuspected = lead.folder === 'suspected'
  return html`<details class="more">
    <summary>More${icon('down')}</summary>
    <ul>
      <li><a href="${home}/people/${lead.id}">Everything about this person</a></li>
      <li>
        <a href="${home}/${lead.id}${queryOf({ ...listing, state: 'all', search: undefined })}"
          >A link to this lead</a
        >
      </li>
      <li>
        <button class="txt" form="act" name="do" value="${isSuspected ? 'not-spam' : 'suspect'}">
          ${isSuspected ? 'Not spam' : 'Move to Suspected'}
        </button>
      </li>
      <li><button class="txt bad" form="act" name="do" value="delete">Delete this lead</button></li>
    </ul>
  </details>`
}

/** Two people changed one lead: what is there now, what was wanted, and the note, which is not lost. */
function clashPart(
  { home, listing, lead, history, now }: LeadView,
  { wanted, note }: NonNullable<LeadView['clash']>,
): Markup {
  const [last] = history
  const who = personName(last?.person ?? 'Somebody')
  const when = last ? momentName(new Date(last.doneAt), now) : 'just now'
  const next = (time: string | null) => (time === null ? 'None' : momentName(new Date(time), now))
  const state = wanted.state ?? lead.state
  const closedAs = wanted.state === undefined ? lead.closedAs : (wanted.closedAs ?? null)
  const rows = [
    ['State', stateName(lead.state, lead.closedAs), stateName(state, closedAs)],
    [
      'Owner',
      ownerName(lead.owner),
      ownerName(wanted.owner === undefined ? lead.owner : wanted.owner),
    ],
    [
      'Next date',
      next(lead.nextAt),
      next(wanted.nextAt === undefined ? lead.nextAt : wanted.nextAt),
    ],
  ]
  const fields = {
    version: lead.lastAct ?? '',
    owner: (wanted.owner === undefined ? lead.owner : wanted.owner) ?? '',
    next: wanted.nextAt ? localMinute(new Date(wanted.nextAt)) : '',
  }
  return html`<section class="clash" role="alert" aria-labelledby="clash">
    <h2 id="clash" tabindex="-1">${who} was here ${when}</h2>
    <p>
      ${who} changed this lead while you were at it. Nothing is lost: what you wanted is below, not
      saved yet.
    </p>
    <table class="t t--vs">
      <caption class="sr">
        What ${who} set and what you set
      </caption>
      <thead>
        <tr>
          <td></td>
          <th scope="col">Now, by ${who}</th>
          <th scope="col">You wanted</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([label, now_, mine]) =>
            html`<tr>
              <th scope="row">${label}</th>
              <td>${now_}</td>
              <td>${mine === now_ ? 'The same' : mine}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <form method="post" action="${home}/${lead.id}${queryOf(listing)}">
      ${hiddenFields(fields)}
      <div class="f">
        <label for="clash-note">Your note</label
        ><textarea class="in" id="clash-note" name="note" rows="3" maxlength="${LONGEST_NOTE}">
${note}</textarea>
      </div>
      <p class="btns">
        <button class="btn btn--1" name="do" value="note">Keep theirs, add my note</button
        ><button class="btn btn--2" name="state" value="${closedAs ?? state}">
          Use mine instead
        </button>
      </p>
    </form>
  </section>`
}

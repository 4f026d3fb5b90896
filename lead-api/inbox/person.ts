import { asText } from '#shared/json.ts'
import { readNumber } from '#shared/contact.ts'
import { formatPhone } from '#shared/phone.ts'
import { counted } from '#shared/text.ts'
import { plain } from '#lead-api/store/search-text.ts'
import { actTime, dayName, momentName } from './clock.ts'
import {
  emailOf,
  factsOf,
  fileKind,
  fileName,
  formOf,
  nameOf,
  phoneOf,
  referenceOf,
} from './facts.ts'
import { html, icon } from './html.ts'
import { OPENINGS, actName, personName, stateName } from './names.ts'
import { actForm, card, field, timeline, wall } from './components.ts'
import type { Note } from '#lead-api/store/work-store.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { HistoryView } from './clash.ts'
import type { Markup, Part } from './html.ts'

/** Everything that is known about one person, found by the email address of a lead. */
export interface PersonView extends HistoryView {
  leads: readonly InboxLead[]
  notes: ReadonlyMap<string, readonly Note[]>
  /** How many other leads mention the address in a text. */
  mentions: number
}

export function personPane(view: PersonView): Markup {
  const { home, lead, mentions } = view
  const path = `${home}/people/${lead.id}`
  const email = emailOf(lead)
  const found = email
    ? html`Found by <bdi>${email}</bdi> in any field of a lead.`
    : 'This lead has no email address, so no other one can be told to be of the same person.'
  const others = `Others that mention it within a text: ${mentions}. A search finds them.`
  return html`<div class="wide per">
    <p class="crumb"><a href="${home}/${lead.id}">${icon('left')}Back to the lead</a></p>
    <header class="num__h">
      <h1>Everything about <bdi>${nameOf(lead)}</bdi></h1>
      <p>${found} ${mentions > 0 && others}</p>
    </header>
    <div class="num__g">
      ${whatWeHave(view)}
      <div class="num__g2">${copyCard(path)}${correctCard(view, path)}${deleteCard(view, path)}</div>
    </div>
  </div>`
}

function whatWeHave({ home, leads, notes, history, now }: PersonView): Markup {
  const files = leads.flatMap((one) => one.files)
  const megabytes = files.reduce((sum, file) => sum + file.bytes, 0) / 1_000_000
  const writers = [...notes.values()].flat().map(({ person }) => personName(person))
  const copies = leads.filter(({ forwarding }) => forwarding.state === 'told').length
  const links = leads.map(({ id, call, receivedAt, idempotencyKey }) => {
    const link = html`<a class="nb" href="${home}/${id}">${referenceOf({ id, idempotencyKey })}</a>`
    return html`${link}, ${formOf(call)}, ${dayName(new Date(receivedAt), now)}<br />`
  })
  const opened = history
    .filter(({ act }) => OPENINGS.includes(act))
    .map(({ doneAt, person, act }) => {
      return [doneAt, actTime(doneAt, now), `${personName(person)} ${actName(act)}`] as const
    })
  return html`<div class="card">
    <h2>What we have</h2>
    <ul class="have">
      ${have(leads.length, 'lead', links)}
      ${have(files.length, 'file', `${megabytes.toFixed(1)} MB`)}
      ${have(writers.length, 'note', `By ${[...new Set(writers)].join(', ')}. They are part of the copy.`)}
      ${have(copies, 'forwarded lead', 'Whoever received it has a copy, which we cannot correct or delete from here.')}
    </ul>
    <h2>Who opened it</h2>
    ${timeline(opened, 'hist--top')}
  </div>`
}

function have(count: number, noun: string, what: unknown): Part {
  const content = html`${wall(count, count)}<b>${counted(count, noun)}</b><span>${what}</span>`
  return count > 0 && html`<li>${content}</li>`
}

function copyCard(path: string): Markup {
  return card(
    'p-e',
    'Give a copy',
    html`<p>
        All of it, to send to the person who asked. The files are named in it; download them from
        the leads.
      </p>
      <p class="btns">
        <a class="btn btn--1" href="${path}/copy.html">${icon('save')}Page to read (HTML)</a>
        <a class="btn" href="${path}/copy.json">${icon('save')}Data (JSON)</a>
      </p>`,
  )
}

function correctCard({ lead, leads }: PersonView, path: string): Markup {
  const shown = shownOf(lead)
  const line = (name: keyof Correction, label: string, type = 'text') =>
    field(`p-${name}`, label, { name, type, value: shown[name], autocomplete: 'off' })
  const content = html`${line('first', 'First name')} ${line('last', 'Last name')}
    ${line('email', 'Email', 'email')} ${line('phone', 'Phone, with the code of its country', 'tel')}
    <button class="btn btn--1">Correct in ${counted(leads.length, 'lead')}</button>
    <p class="quiet">What was typed first stays as a note of the lead.</p>`
  return card('p-c', 'Correct', actForm(`${path}/correct`, content, {}, { class: 'fix' }))
}

function deleteCard({ lead, leads, notes }: PersonView, path: string): Markup {
  const things = leads.map(({ id, files }) => 1 + files.length + (notes.get(id)?.length ?? 0))
  const count = things.reduce((sum, one) => sum + one, 0)
  const label = `Type the reference ${referenceOf(lead)}`
  const typed = { name: 'reference', autocomplete: 'off', required: true }
  const content = html`${field('p-r', label, typed)}
    <button class="btn btn--d">Delete ${counted(count, 'thing')} for ever</button>`
  return card(
    'p-d',
    'Delete',
    html`<p>
        Leads, files and notes, for ever. There is no undo. The audit list keeps that it was done,
        when and by whom, without the name.
      </p>
      <details class="sure">
        <summary class="btn btn--2">Delete everything…</summary>
        ${actForm(`${path}/delete`, content)}
      </details>`,
    'card--bad',
  )
}

/** All of it as data: what was sent, where from, what became of it. */
export function personData({ leads, notes }: Pick<PersonView, 'leads' | 'notes'>): object {
  return {
    leads: leads.map((lead) => ({
      reference: referenceOf(lead),
      form: formOf(lead.call),
      receivedAt: lead.receivedAt,
      language: lead.language,
      source: lead.source,
      sent: lead.body,
      files: lead.files.map(({ key, contentType, bytes }) => ({
        name: fileName(lead.body, key),
        contentType,
        bytes,
      })),
      state: lead.state,
      closedAs: lead.closedAs,
      owner: lead.owner,
      nextAt: lead.nextAt,
      notes: notes.get(lead.id) ?? [],
    })),
  }
}

/** The same as a page that needs nothing but itself. */
export function personCopy({ leads, notes, lead: about, now }: PersonView): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${nameOf(about)}</title>
      </head>
      <body>
        <h1>Everything about <bdi>${nameOf(about)}</bdi></h1>
        <p>Written on ${momentName(now, now)}.</p>
        ${leads.map((lead) => copyOf(lead, notes.get(lead.id) ?? []))}
      </body>
    </html>`
}

function copyOf(lead: InboxLead, notes: readonly Note[]): Markup {
  const { body, source } = lead
  const lines: (readonly [label: string, value: string | null | undefined])[] = [
    ...factsOf(lead).map(({ label, value }) => [label, value] as const),
    ...lead.files.map(({ key, contentType, bytes }) => {
      return ['File', `${fileName(body, key)} (${fileKind(contentType, bytes)})`] as const
    }),
    ['Amount', [body['currency'], body['amount']].filter(Boolean).join(' ')],
    ['Page of the form', source?.page],
    ['First page', source?.first],
    ['Campaign', source?.utm.campaign],
    ['Came from', source?.referrer],
    ['State', stateName(lead.state, lead.closedAs)],
    ['Answered by', lead.owner],
    ...notes.map(({ person, text }) => [`Note of ${personName(person)}`, text] as const),
  ]
  return html`<h2>${formOf(lead.call)}, ${referenceOf(lead)}</h2>
    <p>Received ${lead.receivedAt}</p>
    <dl>
      ${lines.map(([label, value]) => value && html`<dt>${label}</dt><dd><bdi>${value}</bdi></dd>`)}
    </dl>`
}

/** What somebody typed to correct a person; empty fields change nothing. */
export interface Correction {
  first: string
  last: string
  email: string
  phone: string
}

/** What the form for a correction begins with. */
export function shownOf({ body }: Pick<InboxLead, 'body'>): Correction {
  return {
    first: asText(body['firstName'] ?? body['firstname']),
    last: asText(body['lastName'] ?? body['lastname']),
    email: asText(body['email']),
    phone: phoneOf({ body }) ?? '',
  }
}

/**
 * The body of a lead after a correction, and a note with what it was; undefined where nothing changes. A lead
 * of a colleague, who has given the same address, keeps what is right for them.
 * @param shown what the form began with
 */
export function corrected(
  { body }: Pick<InboxLead, 'body'>,
  typed: Correction,
  shown = shownOf({ body }),
): { body: Record<string, unknown>; note: string } | undefined {
  const own = shownOf({ body })
  const news = (name: keyof Correction) =>
    typed[name] !== shown[name] && plain(own[name]) === plain(shown[name]) ? typed[name] : ''
  const number = readNumber(news('phone')) ?? ''
  const [dialCode = '', ...national] = number.startsWith('+') ? formatPhone(number).split(' ') : []
  const values: Record<string, string> = {
    firstName: news('first'),
    firstname: news('first'),
    lastName: news('last'),
    lastname: news('last'),
    email: news('email'),
    ...(number.startsWith('+') && {
      phoneNumber: number.slice(1),
      countryCode: dialCode,
      phone: 'countryCode' in body ? national.join('') : number,
    }),
  }
  const changed = Object.entries(values).filter(
    ([name, value]) => name in body && value.trim() !== '' && body[name] !== value.trim(),
  )
  if (changed.length === 0) return undefined
  const was = changed.map(([name]) => `${name} was ${asText(body[name])}`).join(', ')
  const right = Object.fromEntries(changed.map(([name, value]) => [name, value.trim()]))
  return { body: { ...body, ...right }, note: `Corrected: ${was}.` }
}

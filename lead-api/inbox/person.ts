import { asText } from '#shared/json.ts'
import { readNumber } from '#shared/contact.ts'
import { formatPhone } from '#shared/phone.ts'
import { counted } from '#shared/text.ts'
import { plain } from '#lead-api/store/search-text.ts'
import { OPENINGS, actName } from './acts.ts'
import { dayName, momentName } from './clock.ts'
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
import { html, icon, wall } from './html.ts'
import { historyTime } from './lead.ts'
import { personName } from './layout.ts'
import { stateName } from './list.ts'
import type { Act, Note } from '#lead-api/store/work-store.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { Markup } from './html.ts'

/** Everything that is known about one person, found by the email address of a lead. */
export interface PersonView {
  home: string
  /** The lead that led here. */
  lead: InboxLead
  leads: readonly InboxLead[]
  notes: ReadonlyMap<string, readonly Note[]>
  history: readonly Act[]
  /** How many other leads mention the address in a text. */
  mentions: number
  now: Date
}

export function personPane(view: PersonView): Markup {
  const { home, lead, leads, notes, history, mentions, now } = view
  const files = leads.flatMap((one) => one.files)
  const written = [...notes.values()].flat()
  const copies = leads.filter(({ forwarding }) => forwarding.state === 'told').length
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const opened = history.filter(({ act }) => OPENINGS.includes(act))
  const path = `${home}/people/${lead.id}`
  const { first, last, email, phone } = shownOf(lead)
  return html`<div class="wide per">
    <p class="crumb"><a href="${home}/${lead.id}">${icon('left')}Back to the lead</a></p>
    <header class="num__h">
      <h1>Everything about <bdi>${nameOf(lead)}</bdi></h1>
      <p>
        ${emailOf(lead) === '' ? 'This lead has no email address, so no other one can be told to be of the same person.' : html`Found by <bdi>${emailOf(lead)}</bdi> in any field of a lead.`}
        ${mentions > 0 ? `Others that mention it within a text: ${mentions}. A search finds them.` : ''}
      </p>
    </header>
    <div class="num__g">
      <div class="card">
        <h2>What we have</h2>
        <ul class="have">
          ${have(leads.length, 'lead', html`${leads.map((one) => html`<a class="nb" href="${home}/${one.id}">${referenceOf(one)}</a>, ${formOf(one.call)}, ${dayName(new Date(one.receivedAt), now)}<br />`)}`)}
          ${have(files.length, 'file', `${(bytes / 1_000_000).toFixed(1)} MB`)}
          ${have(written.length, 'note', `By ${[...new Set(written.map((note) => personName(note.person)))].join(', ')}. They are part of the copy.`)}
          ${have(copies, 'forwarded lead', 'Whoever received it has a copy, which we cannot correct or delete from here.')}
        </ul>
        <h2>Who opened it</h2>
        <ol class="hist hist--top">
          ${opened.map((act) => html`<li><time datetime="${act.doneAt}">${historyTime(act.doneAt, now)}</time><span>${personName(act.person)} ${actName(act.act)}</span></li>`)}
        </ol>
      </div>
      <div class="num__g2">
        <section class="card" aria-labelledby="p-e">
          <h2 id="p-e">Give a copy</h2>
          <p>
            All of it, to send to the person who asked. The files are named in it; download them
            from the leads.
          </p>
          <p class="btns">
            <a class="btn btn--1" href="${path}/copy.html">${icon('save')}Page to read (HTML)</a
            ><a class="btn" href="${path}/copy.json">${icon('save')}Data (JSON)</a>
          </p>
        </section>
        <section class="card" aria-labelledby="p-c">
          <h2 id="p-c">Correct</h2>
          <form class="fix" method="post" action="${path}/correct">
            ${field('first', 'First name', first)} ${field('last', 'Last name', last)}
            ${field('email', 'Email', email, 'email')}
            ${field('phone', 'Phone, with the code of its country', phone, 'tel')}
            <button class="btn btn--1">Correct in ${counted(leads.length, 'lead')}</button>
            <p class="quiet">What was typed first stays as a note of the lead.</p>
          </form>
        </section>
        <section class="card card--bad" aria-labelledby="p-d">
          <h2 id="p-d">Delete</h2>
          <p>
            Leads, files and notes, for ever. There is no undo. The audit list keeps that it was
            done, when and by whom, without the name.
          </p>
          <details class="sure">
            <summary class="btn btn--2">Delete everything…</summary>
            <form method="post" action="${path}/delete">
              <div class="f">
                <label for="p-r">Type the reference ${referenceOf(lead)}</label
                ><input class="in" id="p-r" name="reference" autocomplete="off" required />
              </div>
              <button class="btn btn--d">
                Delete ${counted(leads.length + files.length + written.length, 'thing')} for ever
              </button>
            </form>
          </details>
        </section>
      </div>
    </div>
  </div>`
}

function have(count: number, noun: string, what: string | Markup): Markup | '' {
  return count === 0
    ? ''
    : html`<li>${wall(count, count)}<b>${counted(count, noun)}</b><span>${what}</span></li>`
}

function field(id: string, label: string, value: string, type = 'text'): Markup {
  return html`<div class="f">
    <label for="p-${id}">${label}</label
    ><input
      class="in"
      id="p-${id}"
      name="${id}"
      type="${type}"
      value="${value}"
      autocomplete="off"
    />
  </div>`
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
        ${leads.map((lead) => {
          const facts = [
            ...factsOf(lead).map(({ label, value }) => [label, value]),
            ...lead.files.map(({ key, contentType, bytes }) => [
              'File',
              `${fileName(lead.body, key)} (${fileKind(contentType, bytes)})`,
            ]),
            ['Amount', [lead.body['currency'], lead.body['amount']].filter(Boolean).join(' ')],
            ['Page of the form', lead.source?.page ?? ''],
            ['First page', lead.source?.first ?? ''],
            ['Campaign', lead.source?.utm.campaign ?? ''],
            ['Came from', lead.source?.referrer ?? ''],
            ['State', stateName(lead.state, lead.closedAs)],
            ['Answered by', lead.owner ?? ''],
            ...(notes.get(lead.id) ?? []).map((note) => [
              `Note of ${personName(note.person)}`,
              note.text,
            ]),
          ].filter(([, value]) => value !== '')
          return html`<h2>${formOf(lead.call)}, ${referenceOf(lead)}</h2>
            <p>Received ${lead.receivedAt}</p>
            <dl>
              ${facts.map(
                ([label, value]) =>
                  html`<dt>${label}</dt>
                    <dd><bdi>${value}</bdi></dd>`,
              )}
            </dl>`
        })}
      </body>
    </html>`
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

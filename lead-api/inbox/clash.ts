import { LONGEST_NOTE } from '#lead-api/store/work-store.ts'
import { pathIn } from './address.ts'
import { localMinute, momentName } from './clock.ts'
import { html } from './html.ts'
import { personName, stateName } from './names.ts'
import { actForm, table, textField } from './components.ts'
import type { Act, Change } from '#lead-api/store/work-store.ts'
import type { Markup } from './html.ts'
import type { LeadVisit } from './lead-facts.ts'

export interface HistoryView extends LeadVisit {
  /** What was done with the lead, the newest first. */
  history: readonly Act[]
}

/** What was to be changed while somebody else changed the lead. */
export interface Clash {
  wanted: Change
  note: string
}

/** Two people changed one lead: what is there now, what was wanted, and the note, which is not lost. */
export function clashPart(view: HistoryView, { wanted, note }: Clash): Markup {
  const { home, listing, lead, history, now } = view
  const [last] = history
  const who = personName(last?.person ?? 'Somebody')
  const first = who.charAt(0).toUpperCase() + who.slice(1)
  const when = last ? momentName(new Date(last.doneAt), now) : 'just now'
  // Where nothing else was wanted, what is there now is sent and compared.
  const mine = { ...lead, ...wanted }
  const rows = rowsOf(lead, now).map(([label, text], at) => {
    const other = rowsOf(mine, now)[at]?.[1]
    return [label, text, other === text ? 'The same' : other]
  })
  const fields = {
    version: lead.lastAct ?? '',
    owner: mine.owner ?? '',
    next: mine.nextAt ? localMinute(new Date(mine.nextAt)) : '',
  }
  const content = html`${textField('clash-note', 'Your note', { name: 'note', maxlength: LONGEST_NOTE }, note)}
    <p class="btns">
      <button class="btn btn--1" name="do" value="note">Keep theirs, add my note</button>
      <button class="btn btn--2" name="state" value="${mine.closedAs ?? mine.state}">
        Use mine instead
      </button>
    </p>`
  return html`<section class="clash" role="alert" aria-labelledby="clash">
    <h2 id="clash" tabindex="-1">${first} was here ${when}</h2>
    <p>
      ${first} changed this lead while you were at it. Nothing is lost: what you wanted is below, not
      saved yet.
    </p>
    ${table(['', `Now, by ${who}`, 'You wanted'], rows, {
      kind: 't--vs',
      caption: `What ${who} set and what you set`,
    })}
    ${actForm(home + pathIn(listing, `/${lead.id}`), content, fields)}
  </section>`
}

type Standing = Required<Pick<Change, 'state' | 'closedAs' | 'owner' | 'nextAt'>>

function rowsOf({ state, closedAs, owner, nextAt }: Standing, now: Date): [string, string][] {
  return [
    ['State', stateName(state, closedAs)],
    ['Owner', owner === null ? 'Nobody' : personName(owner)],
    ['Next date', nextAt === null ? 'None' : momentName(new Date(nextAt), now)],
  ]
}

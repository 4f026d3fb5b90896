import { clockTime, dayName } from './clock.ts'
import { actForm, card, timeline } from './components.ts'
import { html } from './html.ts'
import { actName, personName } from './names.ts'
import type { Act } from '#lead-api/store/work-store.ts'
import type { Markup } from './html.ts'

/** Who may sign in, and who did what, without anything that a visitor typed. */
export function auditPane(
  home: string,
  people: readonly string[],
  acts: readonly Act[],
  isForwarded: boolean,
): Markup {
  const names = people.map((name) => html`<li><bdi>${personName(name)}</bdi></li>`)
  const test = actForm(`${home}/send-test`, html`<button class="btn">Send a test</button>`)
  const lines = acts.map((act) => lineOf(home, act))
  const nothing = html`<p class="quiet">Nothing yet.</p>`
  return html`<div class="wide">
    <header class="num__h">
      <h1>People and audit list</h1>
      <p>Who did what in the last 365 days, the newest first.</p>
    </header>
    <div class="num__g2">
      ${people.length > 0 && card('a-p', 'Who can sign in', html`<ul>${names}</ul>`)}
      ${isForwarded && card('a-f', 'Forwarding', test)}
      ${card('a-l', 'Who did what', lines.length > 0 ? timeline(lines, 'hist--top') : nothing)}
    </div>
  </div>`
}

function lineOf(home: string, { doneAt, person, act, lead, leads }: Act) {
  const time = new Date(doneAt)
  const link = lead && html`, <a href="${home}/${lead}">lead ${lead.slice(0, 8)}</a>`
  const about = leads === null ? link : ` (${leads})`
  const text = html`<bdi>${personName(person)}</bdi>: ${actName(act)}${about}`
  return [doneAt, `${dayName(time, new Date(), 'short')} ${clockTime(time)}`, text] as const
}

import { actName } from './acts.ts'
import { clockTime, dayName } from './clock.ts'
import { html } from './html.ts'
import { personName } from './layout.ts'
import type { Act } from '#lead-api/store/work-store.ts'
import type { Markup } from './html.ts'

/** Who may sign in, and who did what, without anything that a visitor typed. */
export function auditPane(
  home: string,
  people: readonly string[],
  acts: readonly Act[],
  isForwarded: boolean,
): Markup {
  return html`<div class="wide">
    <header class="num__h">
      <h1>People and audit list</h1>
      <p>Who did what in the last 365 days, the newest first.</p>
    </header>
    <div class="num__g2">
      ${
        people.length > 0
          ? html`<section class="card" aria-labelledby="a-p">
              <h2 id="a-p">Who can sign in</h2>
              <ul>
                ${people.map((name) => html`<li><bdi>${personName(name)}</bdi></li>`)}
              </ul>
            </section>`
          : ''
      }
      ${
        isForwarded
          ? html`<section class="card" aria-labelledby="a-f">
              <h2 id="a-f">Forwarding</h2>
              <form method="post" action="${home}/send-test">
                <button class="btn">Send a test</button>
              </form>
            </section>`
          : ''
      }
      <section class="card" aria-labelledby="a-l">
        <h2 id="a-l">Who did what</h2>
        ${
          acts.length > 0
            ? html`<ol class="hist hist--top">
                ${acts.map((act) => line(home, act))}
              </ol>`
            : html`<p class="quiet">Nothing yet.</p>`
        }
      </section>
    </div>
  </div>`
}

function line(home: string, { doneAt, person, act, lead, leads }: Act): Markup {
  const time = new Date(doneAt)
  const about =
    leads === null && lead !== null
      ? html`, <a href="${home}/${lead}">lead ${lead.slice(0, 8)}</a>`
      : leads === null
        ? ''
        : ` (${leads})`
  return html`<li>
    <time datetime="${doneAt}">${dayName(time, new Date(), 'short')} ${clockTime(time)}</time
    ><span><bdi>${personName(person)}</bdi>: ${actName(act)}${about}</span>
  </li>`
}

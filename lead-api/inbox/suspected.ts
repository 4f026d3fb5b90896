import { counted } from '#shared/text.ts'
import { SUSPECTED_DAYS, UNDO_MS } from '#lead-api/store/inbox-store.ts'
import { SPAM_REASONS } from '#lead-api/types.ts'
import { queryOf } from './address.ts'
import { ageName } from './clock.ts'
import { emailOf, gistOf, nameOf } from './facts.ts'
import { html } from './html.ts'
import { reasonName } from './lead.ts'
import { columnHeads, foot } from './list.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { Markup } from './html.ts'
import type { ListView } from './list.ts'

/** So many are on one page. */
export const SUSPECTED_SIZE = 40
const DAY_MS = 24 * 60 * 60 * 1000

interface SuspectedView extends Pick<ListView, 'home' | 'listing' | 'leads' | 'total' | 'now'> {
  /** How many there are in all, and by each reason. */
  all: number
  reasons: readonly number[]
}

/** Leads that are probably spam: why, what they say, and two presses to be rid of them. */
export function suspectedPane(view: SuspectedView): Markup {
  const { home, listing, total, all, reasons } = view
  const tab = (reason: (typeof SPAM_REASONS)[number] | undefined, count: number) =>
    html`<li>
      <a
        href="${home}/suspected${queryOf({ ...listing, reason, page: 1 })}"
        ${listing.reason === reason ? html`aria-current="true"` : ''}
        >${reason ? reasonName(reason) : 'All'} <span>${count}</span></a
      >
    </li>`
  return html`<section class="pane sus">
    <div class="list__h">
      <div>
        <h1>${all} suspected</h1>
        <p>
          Each was answered like any other, and not forwarded. What stays here is deleted after
          ${SUSPECTED_DAYS} days. After “Delete all” you have ${UNDO_MS / 60_000} minutes to undo.
        </p>
      </div>
      ${total > 0 ? html`<p class="btns"><button class="btn btn--d" form="sus" name="do" value="delete-all">Delete all ${total}</button></p>` : ''}
    </div>
    <div class="views">
      <ul aria-label="By reason">
        ${tab(undefined, all)} ${SPAM_REASONS.map((reason, at) => tab(reason, reasons[at] ?? 0))}
      </ul>
    </div>
    ${
      total === 0
        ? html`<p class="empty">
            No lead is suspected${listing.reason ? ' for this reason' : ''}.
          </p>`
        : html`<form
            class="sheet"
            id="sus"
            method="post"
            action="${home}/bulk${queryOf(listing, { folder: 'suspected' })}"
          >
            ${table(view)}
            <div class="bulk" role="group" aria-label="With the selected leads">
              <p class="bulk__n"><span></span></p>
              <button class="btn btn--o" name="do" value="not-spam">Not spam</button
              ><button class="btn btn--k" name="do" value="delete">Delete</button
              ><button class="btn btn--k" type="reset">Clear</button>
            </div>
          </form>`
    }
    ${total > 0 ? foot(view, SUSPECTED_SIZE) : ''}
  </section>`
}

/** One text of many addresses is one row. */
function table(view: SuspectedView): Markup {
  const groups = Map.groupBy(view.leads, (lead) =>
    lead.reason === 'same-text' ? `text ${gistOf(lead)}` : lead.id,
  )
  return html`<table class="leads leads--sus">
    <caption class="sr">
      Suspected leads
    </caption>
    ${columnHeads(['Age', 'Why', 'Person', 'What was written', 'From', 'Act'])}
    <tbody>
      ${[...groups.values()].map((group) => row(view, group))}
    </tbody>
  </table>`
}

function row({ home, now, listing }: SuspectedView, group: readonly InboxLead[]): Markup | '' {
  const [lead] = group
  if (!lead) return ''
  const { id, reason, receivedAt, source } = lead
  const name = nameOf(lead)
  const ids = group.map((one) => one.id).join(',')
  const others = group.length - 1
  const age = (now.getTime() - Date.parse(receivedAt)) / DAY_MS
  const left = Math.max(0, Math.ceil(SUSPECTED_DAYS - age))
  return html`<tr class="lead">
    <td class="c-pick">
      <label
        ><input type="checkbox" name="lead" value="${ids}" /><span class="sr"
          >Select ${name}</span
        ></label
      >
    </td>
    <td class="c-age">
      <time datetime="${receivedAt}">${ageName(new Date(receivedAt), now)}</time>
    </td>
    <td class="c-why">
      <span class="why">${reason === null ? 'By hand' : reasonName(reason)}</span>
    </td>
    <th scope="row" class="c-who">
      <a href="${home}/${id}${queryOf(listing, { folder: 'suspected' })}"><bdi>${name}</bdi></a
      >${others > 0 ? html` <span class="many">${group.length} alike</span>` : ''}<span class="co"
        ><bdi>${emailOf(lead)}</bdi>${others > 0 ? ` and ${others} more` : ''}</span
      >
    </th>
    <td class="c-text"><bdi>${gistOf(lead)}</bdi></td>
    <td class="c-from">
      <span class="path">${source?.page ?? ''}</span
      ><span class="tags"><span>${counted(left, 'day')} left</span></span>
    </td>
    <td class="c-do">
      <button class="txt" name="ok" value="${ids}">
        Not spam<span class="sr">: ${name}</span>
      </button>
    </td>
  </tr>`
}

import { DAY_MS } from '#shared/dates.ts'
import { counted } from '#shared/text.ts'
import { SUSPECTED_DAYS, UNDO_MS } from '#lead-api/store/inbox-store.ts'
import { listPath } from './address.ts'
import { ageName } from './clock.ts'
import { emailOf, gistOf, nameOf } from './facts.ts'
import { current, html } from './html.ts'
import { REASON_NAMES } from './names.ts'
import { ageCell, foot, fromCell, leadTable, pickCell, whoCell } from './rows.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { Listing } from './address.ts'
import type { Markup } from './html.ts'
import type { RowsView } from './rows.ts'

/** So many are on one page. */
export const SUSPECTED_SIZE = 40

export interface SuspectedView extends RowsView {
  /** How many there are in all. */
  all: number
  /** The lists of all and of each reason. */
  tabs: readonly { listing: Listing; count: number }[]
}

/** Leads that are probably spam: why, what they say, and two presses to be rid of them. */
export function suspectedPane(view: SuspectedView): Markup {
  const { home, listing, leads, total, all, tabs } = view
  // One text of many addresses is one row.
  const groups = Map.groupBy(leads, (lead) =>
    lead.reason === 'same-text' ? `text ${gistOf(lead)}` : lead.id,
  )
  const tab = ({ listing: its, count }: (typeof tabs)[number]) =>
    html`<li><a href="${home}${listPath(its)}" ${current(its.reason === listing.reason)}>
      ${its.reason ? REASON_NAMES[its.reason] : 'All'} <span>${count}</span>
    </a></li>`
  const deleteAll = html`<p class="btns">
    <button class="btn btn--d" form="sus" name="do" value="delete-all">Delete all ${total}</button>
  </p>`
  const reason = listing.reason && ' for this reason'
  const content =
    total === 0
      ? html`<p class="empty">No lead is suspected${reason}.</p>`
      : html`${tableOf(view, [...groups.values()])}${foot(view, SUSPECTED_SIZE)}`
  return html`<section class="pane sus">
    <div class="list__h">
      <div>
        <h1>${all} suspected</h1>
        <p>
          Each was answered like any other, and not forwarded. What stays here is deleted after
          ${SUSPECTED_DAYS} days. After “Delete all” you have ${UNDO_MS / 60_000} minutes to undo.
        </p>
      </div>
      ${total > 0 && deleteAll}
    </div>
    <div class="views"><ul aria-label="By reason">${tabs.map(tab)}</ul></div>
    ${content}
  </section>`
}

function tableOf(view: SuspectedView, groups: readonly (readonly InboxLead[])[]): Markup {
  return leadTable(
    view,
    {
      caption: 'Suspected leads',
      heads: ['Age', 'Why', 'Person', 'What was written', 'From', 'Act'],
    },
    [groups.map((group) => row(view, group))],
    html`<button class="btn btn--o" name="do" value="not-spam">Not spam</button>
      <button class="btn btn--k" name="do" value="delete">Delete</button>`,
  )
}

function row(view: SuspectedView, group: readonly InboxLead[]): Markup | undefined {
  const [lead] = group
  if (!lead) return undefined
  const { reason, receivedAt } = lead
  const name = nameOf(lead)
  const ids = group.map(({ id }) => id).join(',')
  const others = group.length - 1
  const age = (view.now.getTime() - Date.parse(receivedAt)) / DAY_MS
  const left = Math.max(0, Math.ceil(SUSPECTED_DAYS - age))
  const who = {
    name,
    many: others > 0 && `${group.length} alike`,
    below: html`<bdi>${emailOf(lead)}</bdi>${others > 0 && ` and ${others} more`}`,
  }
  return html`<tr class="lead">
    ${pickCell(ids, name)} ${ageCell(lead, ageName(new Date(receivedAt), view.now))}
    <td class="c-why"><span class="why">${reason === null ? 'By hand' : REASON_NAMES[reason]}</span></td>
    ${whoCell(view, lead, who)}
    <td class="c-text"><bdi>${gistOf(lead)}</bdi></td>
    ${fromCell(lead, html`<span>${counted(left, 'day')} left</span>`)}
    <td class="c-do">
      <button class="txt" name="ok" value="${ids}">Not spam<span class="sr">: ${name}</span></button>
    </td>
  </tr>`
}

import { listPath, pathIn } from './address.ts'
import { actForm } from './components.ts'
import { html, icon } from './html.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { Markup, Part } from './html.ts'
import type { Visit } from './layout.ts'

/** One page of a list. */
export interface RowsView extends Visit {
  leads: readonly InboxLead[]
  /** How many leads the list has on all of its pages. */
  total: number
}

/** A table of leads, whose first column selects them, and what can be done with those that are selected. */
export function leadTable(
  { home, listing }: RowsView,
  { caption, heads }: { caption: string; heads: readonly string[] },
  bodies: readonly unknown[],
  acts: Part,
): Markup {
  const isSuspected = listing.folder === 'suspected'
  const content = html`<table class="leads ${isSuspected && 'leads--sus'}">
      <caption class="sr">${caption}</caption>
      <thead>
        <tr class="cols">
          <th scope="col" class="c-pick"><span class="sr">Select</span></th>
          ${heads.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      ${bodies.map((rows) => html`<tbody>${rows}</tbody>`)}
    </table>
    <div class="bulk" role="group" aria-label="With the selected leads">
      <p class="bulk__n"><span></span></p>
      ${acts}<button class="btn btn--k" type="reset">Clear</button>
    </div>`
  const id = isSuspected && 'sus'
  return actForm(home + pathIn(listing, '/bulk'), content, {}, { class: 'sheet', id })
}

export function pickCell(ids: string, label: string): Markup {
  return html`<td class="c-pick"><label>
    <input type="checkbox" name="lead" value="${ids}" /><span class="sr">Select ${label}</span>
  </label></td>`
}

export function ageCell({ receivedAt }: InboxLead, age: Part): Markup {
  return html`<td class="c-age"><time datetime="${receivedAt}">${age}</time></td>`
}

/** The link to a lead; `many` says that it is not the only one of its kind. */
export function whoCell(
  { home, listing }: RowsView,
  { id }: InboxLead,
  { name, many, below }: { name: string; many: Part; below: Part },
): Markup {
  const path = pathIn({ ...listing, page: 1 }, `/${id}`)
  return html`<th scope="row" class="c-who">
    <a href="${home}${path}" id="l-${id}"><bdi>${name}</bdi></a>
    ${many && html`<span class="many">${many}</span>`}
    ${below && html`<span class="co">${below}</span>`}
  </th>`
}

export function fromCell({ source }: InboxLead, tags: Part): Markup {
  return html`<td class="c-from">
    <span class="path">${source?.page}</span><span class="tags">${tags}</span>
  </td>`
}

/** Where the page is in its list, and the other pages. */
export function foot({ home, listing, leads, total }: RowsView, size: number): Markup {
  const { page, isOldest, folder } = listing
  const from = (page - 1) * size
  const to = from + leads.length
  const link = (path: string, text: Part) => html`<a href="${home}${path}">${text}</a>`
  const other = (at: number, text: Part) => link(listPath({ ...listing, page: at }), text)
  const csv = pathIn({ ...listing, page: 1 }, '/leads.csv')
  return html`<nav class="foot" aria-label="Pages of the list">
    <span>${leads.length === 0 ? 'No more' : `${from + 1} to ${to}`} of ${total}</span>
    ${page > 1 && other(page - 1, html`${icon('left')}${isOldest ? 'Older' : 'Newer'}`)}
    ${to < total && other(page + 1, html`${isOldest ? 'Newer' : 'Older'}${icon('right')}`)}
    ${folder === 'inbox' && link(csv, html`${icon('save')}CSV of these ${total}`)}
  </nav>`
}

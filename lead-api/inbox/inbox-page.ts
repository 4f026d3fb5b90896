import { html } from 'hono/html'
import { FORM_CALLS } from '#lead-api/types.ts'
import { hiddenFields } from './confirm-page.ts'
import { FORM_NAMES, leadArticle } from './lead-article.ts'
import { page } from './markup.ts'
import type { InboxQuery, InboxStatus, InboxView } from '#lead-api/store/inbox-store.ts'
import type { Markup } from './markup.ts'

const STATUSES: Record<InboxStatus, string> = {
  open: 'Not handled',
  handled: 'Handled',
  'not-forwarded': 'Not forwarded',
  all: 'All',
}

interface InboxPageOptions {
  /** Path of the inbox. */
  home: string
  /** Who is signed in; undefined for an inbox without a sign-in. */
  person: string | undefined
  query: InboxQuery
  view: InboxView
  /** What the last act did, as a sentence. */
  notice: string
  /** How many leads could not be forwarded and were given up. */
  notForwarded: number
  /** How many were to be deleted and could not be. */
  notDeleted: number
}

/** The list of leads, the newest first, with what can be done about them. */
export function inboxPage(options: InboxPageOptions): Markup {
  const { home, person, query, view, notice, notForwarded, notDeleted } = options
  return page(
    home,
    'Inbox',
    html`<header>
        <h1>Inbox</h1>
        ${person === undefined ? '' : account(person)}
      </header>
      ${notice && html`<p class="note" role="status">${notice}</p>`}
      ${
        notForwarded > 0
          ? html`<p class="note">
              Leads that could not be forwarded: ${notForwarded}. Search for the status "Not
              forwarded" to see why, and to forward them again.
            </p>`
          : ''
      }
      ${
        notDeleted > 0
          ? html`<p class="note">
              Leads that could not be deleted: ${notDeleted}. They are tried again every hour; the
              log of the service names them.
            </p>`
          : ''
      }
      ${searchForm(query)}
      ${
        view.leads.length > 0
          ? view.leads.map(leadArticle)
          : html`<p>There is no such lead. Change the search, or choose "All".</p>`
      }
      ${view.next === undefined ? '' : olderLeads(query, view.next)}
      <details>
        <summary>Export, or delete many leads</summary>
        <p><a href="leads.csv">All leads as a table (CSV)</a></p>
        ${view.leads.length > 0 && isSearch(query) ? deleteFound(query) : ''}
        <form method="post" action="erase" class="row search">
          <label>
            E-mail address
            <input inputmode="email" name="email" required autocomplete="off" />
          </label>
          <button>Delete every lead of this address…</button>
        </form>
      </details>`,
  )
}

function account(person: string): Markup {
  return html`<div class="row">
    <p class="quiet">Signed in as <bdi>${person}</bdi>. <a href="acts">Who did what</a></p>
    <form method="post" action="sign-out"><button>Sign out</button></form>
    <form method="post" action="sign-out-everywhere"><button>Sign out everywhere</button></form>
  </div>`
}

function searchForm({ text, call, status }: InboxQuery): Markup {
  // By POST: an address with what was searched for would be stored by the browser.
  return html`<form method="post" action="search" role="search" class="row search">
    <label
      >Name, e-mail, phone, word or reference <input type="search" name="q" value="${text}"
    /></label>
    <label>
      Form
      <select name="form">
        <option value="">All forms</option>
        ${FORM_CALLS.map((name) => option(name, FORM_NAMES[name], name === call))}
      </select>
    </label>
    <label>
      Status
      <select name="status">
        ${Object.entries(STATUSES).map(([name, label]) => option(name, label, name === status))}
      </select>
    </label>
    <button>Search</button>
  </form>`
}

function option(value: string, label: string, isSelected: boolean): Markup {
  return html`<option value="${value}" ${isSelected ? 'selected' : ''}>${label}</option>`
}

function olderLeads(query: InboxQuery, before: number): Markup {
  return html`<form method="post" action="search">
    ${hiddenFields({ ...fieldsOf(query), before: String(before) })}
    <button>Older leads</button>
  </form>`
}

function deleteFound(query: InboxQuery): Markup {
  return html`<form method="post" action="delete-found" class="search">
    ${hiddenFields(fieldsOf(query))}
    <button>Delete all leads that this search finds…</button>
  </form>`
}

function isSearch({ text, call, status }: InboxQuery): boolean {
  return text.trim() !== '' || call !== undefined || status !== 'open'
}

/** A search as the fields of a form. */
export function fieldsOf({ text, call, status }: InboxQuery): Record<string, string> {
  return { q: text, form: call ?? '', status }
}

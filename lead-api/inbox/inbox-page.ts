import { formNames, isFormName } from '#shared/leads/forms.ts'
import { html } from 'hono/html'
import { languageName } from '#shared/languages.ts'
import { definitions } from '#shared/leads/index.ts'
import { cutText } from '#shared/text.ts'
import { namedKeys } from '#lead-api/store/lead-store.ts'
import { isRecord } from '#shared/json.ts'
import { hiddenFields, page } from './pages.ts'
import type { InboxQuery, InboxStatus, InboxView } from '#lead-api/store/inbox-store.ts'
import type { InboxLead, LeadFile } from '#lead-api/types.ts'
import type { Markup } from './pages.ts'

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
            Email address
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
      >Name, email, phone, word or reference <input type="search" name="q" value="${text}"
    /></label>
    <label>
      Form
      <select name="form">
        <option value="">All forms</option>
        ${formNames.map((name) => option(name, definitions[name].inboxName, name === call))}
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

/** A lead with its fields, its files and what can be done about it; every value is escaped. */
function leadArticle(lead: InboxLead): Markup {
  const { id, call, receivedAt, handledAt } = lead
  return html`<article id="lead-${id}" ${handledAt === null ? '' : 'data-handled'}>
    <h2>
      ${isFormName(call) ? definitions[call].inboxName : call}${handledAt === null ? '' : ' (handled)'}
    </h2>
    <p class="quiet">
      <time datetime="${receivedAt}">${receivedAt.slice(0, 16).replace('T', ' ')} UTC</time>
      ${reference(lead.idempotencyKey)}
      ${lead.language === null ? '' : `· in ${languageName(lead.language)}`}
    </p>
    <table>
      <tbody>
        ${rows(lead)} ${lead.files.map((file) => fileRow(lead, file))} ${missingRow(lead)}
        ${forwardingRow(lead)}
      </tbody>
    </table>
    <div class="row">
      ${
        handledAt === null
          ? button(id, 'handled', 'Mark as handled', call)
          : button(id, 'open', 'Mark as not handled', call)
      }
      ${lead.forwarding.state === 'dead' ? button(id, 'forward', 'Forward again', call) : ''}
      <details>
        <summary>Delete</summary>
        ${button(id, 'delete', 'Delete for ever', call)}
      </details>
    </div>
  </article>`
}

/** The first eight characters of the key, as the visitor's receipt shows them. */
function reference(key: string | null): string {
  return key === null ? '' : `· reference ${key.slice(0, 4)} ${key.slice(4, 8)}`
}

function button(id: string, action: string, text: string, call: string): Markup {
  return html`<form method="post" action="leads/${id}/${action}">
    <button aria-label="${text}: ${call}">${text}</button>
  </form>`
}

function rows({ body }: InboxLead): Markup[] {
  return Object.entries(body)
    .filter(([name]) => name !== 'uploadedFiles')
    .map(([name, value]) => row(name, typeof value === 'string' ? value : JSON.stringify(value)))
}

function fileRow({ body }: InboxLead, { key, bytes, contentType }: LeadFile): Markup {
  const size = `${Math.ceil(bytes / 1024)} kB`
  return row(
    'file',
    html`<a href="files/${key}">${fileName(body, key)}</a> (${contentType}, ${size})`,
  )
}

const LONGEST_NAME = 100

/**
 * The name that a visitor's file had, or the last part of its key when no name is known. It has no path
 * and nothing invisible, and ends as the type of the file does.
 */
export function fileName(body: Record<string, unknown>, key: string): string {
  const [, last = key, ending = ''] = /([^/]*?(\.[a-z\d]+)?)$/.exec(key) ?? []
  const files: unknown[] = [body['uploadedFiles'] ?? []].flat()
  const given = files.find((item) => isRecord(item) && item['S3Key'] === key)
  const name = (isRecord(given) && typeof given['name'] === 'string' ? given['name'] : '')
    .slice(0, LONGEST_NAME * 10)
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    .replaceAll(/[\p{C}\p{Z}"*:<>?|]+/gu, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
  const stem = name.toLowerCase().endsWith(ending)
    ? name.slice(0, -ending.length || undefined)
    : name
  return stem === '' ? last : `${cutText(stem, LONGEST_NAME).trim()}${ending}`
}

function missingRow({ body, files }: InboxLead): Markup | '' {
  const missing = namedKeys(body).length - files.length
  if (missing <= 0) return ''
  return row(
    'missing files',
    `${missing}. They did not arrive, or waited for the application for over an hour and were deleted. Ask for them again.`,
  )
}

function forwardingRow({ forwarding }: InboxLead): Markup | '' {
  const { state, tries, problem } = forwarding
  const tried = tries > 0 ? `Tries: ${tries}. ${problem ?? ''}` : ''
  if (state === 'waiting') return row('forwarding', `Waiting to be forwarded. ${tried}`)
  return state === 'dead' ? row('forwarding', `Given up. ${tried}`) : ''
}

function row(name: string, value: string | Markup): Markup {
  return html`<tr>
    <th scope="row">${name}</th>
    <td><bdi>${value}</bdi></td>
  </tr>`
}

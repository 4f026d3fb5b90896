import { html } from 'hono/html'
import { cutText } from '#shared/text.ts'
import { namedKeys } from '#lead-api/store/lead-body.ts'
import { isFormCall } from '#lead-api/types.ts'
import { fileName } from './file-name.ts'
import type { FormCall, InboxLead, LeadFile } from '#lead-api/types.ts'
import type { Markup } from './markup.ts'

/** What the inbox calls the forms. */
export const FORM_NAMES: Record<FormCall, string> = {
  demo: 'Demo request',
  funding: 'Funding application',
  contact: 'Message from the contact page',
  'inline-contact': 'Question',
  profile: 'Profile',
  waitlist: 'Waitlist',
}

/** UTF-16 units of one value: as many as a message of the site has. */
const MOST_SHOWN = 2000
const MARKS_BEYOND_TEN = /((?:\p{M}\p{Cf}*){10})[\p{M}\p{Cf}]+/gu

/** A lead with its fields, its files and what can be done about it; every value is escaped. */
export function leadArticle(lead: InboxLead): Markup {
  const { id, call, receivedAt, handledAt } = lead
  return html`<article id="lead-${id}" ${handledAt === null ? '' : 'data-handled'}>
    <h2>${isFormCall(call) ? FORM_NAMES[call] : call}${handledAt === null ? '' : ' (handled)'}</h2>
    <p class="quiet">
      <time datetime="${receivedAt}">${receivedAt.slice(0, 16).replace('T', ' ')} UTC</time>
      ${reference(lead.idempotencyKey)}
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

function rows({ id, body }: InboxLead): Markup[] {
  return Object.entries(body)
    .filter(([name]) => name !== 'uploadedFiles')
    .map(([name, value]) =>
      row(name, shown(typeof value === 'string' ? value : JSON.stringify(value), id)),
    )
}

/** A value as far as a page can show it at once; leads of earlier versions may be far longer. */
function shown(value: string, id: string): string | Markup {
  const short = cutText(value, MOST_SHOWN).replaceAll(MARKS_BEYOND_TEN, '$1')
  if (short === value) return value
  return html`${short}… (<a href="leads/${id}/lead.json">Download all of it</a>)`
}

function fileRow({ body }: InboxLead, { key, bytes, contentType }: LeadFile): Markup {
  const size = `${Math.ceil(bytes / 1024)} kB`
  return row(
    'file',
    html`<a href="files/${key}">${fileName(body, key)}</a> (${contentType}, ${size})`,
  )
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

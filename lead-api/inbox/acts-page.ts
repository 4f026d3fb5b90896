import { html } from 'hono/html'
import { own } from '#shared/json.ts'
import { page } from './markup.ts'
import type { Act } from '#lead-api/store/acts.ts'
import type { Markup } from './markup.ts'

const ACTS: Record<string, string> = {
  'sign-in': 'Signed in',
  'sign-out-everywhere': 'Signed out everywhere',
  handled: 'Marked a lead as handled',
  open: 'Marked a lead as not handled',
  forward: 'Forwarded a lead again',
  delete: 'Deleted a lead',
  'delete-failed': 'Could not delete a lead',
  'delete-found': 'Deleted the leads of a search',
  erase: 'Deleted all about a person',
  export: 'Exported all leads',
}

/** Who did what in the inbox, the newest first. */
export function actsPage(home: string, acts: readonly Act[]): Markup {
  return page(
    home,
    'Who did what',
    html`<header>
        <h1>Who did what</h1>
        <p><a href="../inbox">Back to the inbox</a></p>
      </header>
      <ul>
        ${acts.map(line)}
      </ul>`,
  )
}

function line({ doneAt, person, act, leadId, leads }: Act): Markup {
  const about = [leadId === null ? '' : ` ${leadId}`, leads === null ? '' : ` (${leads})`]
  const time = `${doneAt.slice(0, 19).replace('T', ' ')} UTC`
  return html`<li>
    <time class="quiet" datetime="${doneAt}">${time}</time> <bdi>${person}</bdi>:
    ${own(ACTS, act) ?? act}${about.join('')}
  </li>`
}

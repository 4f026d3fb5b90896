import { html } from 'hono/html'
import { own } from '#shared/json.ts'
import { page } from './pages.ts'
import type { Row, Sql } from '#lead-api/store/sql.ts'
import type { Markup } from './pages.ts'

/** Something that a person did in the inbox. */
export interface Act {
  /** ISO time. */
  doneAt: string
  person: string
  act: string
  leadId: string | null
  /** How many leads it was about, when it was not about one. */
  leads: number | null
}

/** The list of what people did, without anything that a visitor typed. */
export interface Acts {
  record: (act: Omit<Act, 'doneAt'>) => Promise<void>
  /** The newest first. */
  newest: (most: number) => Promise<Act[]>
  forgetBefore: (time: string) => Promise<void>
}

export function createActs(sql: Sql): Acts {
  return {
    record: async ({ person, act, leadId, leads }) => {
      const insert =
        'INSERT INTO acts (done_at, person, act, lead_id, leads) VALUES (?, ?, ?, ?, ?)'
      await sql.run(insert, new Date().toISOString(), person, act, leadId, leads)
    },
    newest: async (most) =>
      (await sql.run('SELECT * FROM acts ORDER BY number DESC LIMIT ?', most)).map(toAct),
    forgetBefore: async (time) => {
      await sql.run('DELETE FROM acts WHERE done_at < ?', time)
    },
  }
}

function toAct(row: Row): Act {
  return {
    doneAt: String(row['done_at']),
    person: String(row['person']),
    act: String(row['act']),
    leadId: typeof row['lead_id'] === 'string' ? row['lead_id'] : null,
    leads: row['leads'] === null ? null : Number(row['leads']),
  }
}

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

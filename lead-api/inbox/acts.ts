import { html } from 'hono/html'
import { own } from '#shared/json.ts'
import { page } from './pages.ts'
import type { Row, Sql } from '#lead-api/store/sql.ts'
import type { Markup } from './pages.ts'

const MOST_SHOWN = 500

/** The list of what people did in the inbox, without anything that a visitor typed. */
export type Acts = ReturnType<typeof createActs>

export function createActs(sql: Sql) {
  return {
    /** @param about the lead, or the number of leads */
    record: async (person: string, act: string, about?: string | number): Promise<void> => {
      const isId = typeof about === 'string'
      const insert =
        'INSERT INTO acts (done_at, person, act, lead_id, leads) VALUES (?, ?, ?, ?, ?)'
      const values = [isId ? about : null, isId ? null : (about ?? null)]
      await sql.run(insert, new Date().toISOString(), person, act, ...values)
    },
    forgetBefore: async (time: Date): Promise<void> => {
      await sql.run('DELETE FROM acts WHERE done_at < ?', time.toISOString())
    },
    /** Who did what, the newest first. */
    page: async (home: string): Promise<Markup> => {
      const acts = await sql.run('SELECT * FROM acts ORDER BY number DESC LIMIT ?', MOST_SHOWN)
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
    },
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

function line({ done_at: time, person, act, lead_id: lead, leads }: Row): Markup {
  const doneAt = String(time)
  const about =
    typeof lead === 'string' ? ` ${lead}` : typeof leads === 'number' ? ` (${leads})` : ''
  return html`<li>
    <time class="quiet" datetime="${doneAt}">${doneAt.slice(0, 19).replace('T', ' ')} UTC</time>
    <bdi>${String(person)}</bdi>: ${own(ACTS, String(act)) ?? String(act)}${about}
  </li>`
}

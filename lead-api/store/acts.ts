import type { Row, Sql } from './sql.ts'

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

import type { Sql } from './sql.ts'

/** A value that the service has made for itself, once; `make` is called when there is none. */
export async function settingOf(sql: Sql, name: string, make: () => string): Promise<string> {
  const read = () => sql.run('SELECT value FROM settings WHERE name = ?', name)
  const insert = 'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING'
  const [known] = await read()
  if (!known) await sql.run(insert, name, make())
  const [row] = known ? [known] : await read()
  return String(row?.['value'])
}

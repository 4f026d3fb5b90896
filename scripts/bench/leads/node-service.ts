import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '#lead-api/node/free-port.ts'
import { openSqlite } from '#lead-api/node/sqlite.ts'
import { createLeadStore } from '#lead-api/store/lead-store.ts'
import { UNLIMITED } from './service.ts'
import type { LeadService } from './service.ts'

/** The lead API as `npm run lead-api` starts it, with its database and files in `folder`. */
export async function startOnNode(
  folder: string,
  variables: Record<string, string> = {},
): Promise<LeadService> {
  const port = await freePort()
  const program = spawn(process.execPath, ['lead-api/node/main.ts'], {
    env: {
      ...process.env,
      ...UNLIMITED,
      ...variables,
      LEAD_API_PORT: String(port),
      LEAD_API_DIR: folder,
      // The inbox opens there only, whatever a file .env says.
      LEAD_API_URL: `http://127.0.0.1:${port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(program, 'exit')
  await Promise.race([once(program.stdout, 'data'), ended])
  program.stdout.resume()
  return {
    name: 'Node with SQLite',
    address: `http://127.0.0.1:${port}`,
    stored: async () => {
      const sql = openSqlite(path.join(folder, 'leads.sqlite'))
      try {
        return await createLeadStore(sql).leads()
      } finally {
        sql.close()
      }
    },
    stop: async () => {
      program.kill()
      await ended
    },
  }
}

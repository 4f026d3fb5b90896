import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { createLeadApi } from './lead-api.ts'
import { openSqlite } from './node/sqlite.ts'
import { createMemoryFiles } from './uploads/file-store.ts'
import type { LeadApi, LeadApiOptions } from './lead-api.ts'
import type { Sql } from './store/sql.ts'
import type { FileStore } from './uploads/file-store.ts'

/** The site of the tests. */
export const SITE = 'https://site.example'

// Loaded only where it is used, because it starts a program.
const cloudflare =
  process.env['TEST_STORAGE'] === 'cloudflare'
    ? await import('./cloudflare/d1.fixture.ts')
    : undefined

/** An empty database of the runtime that the tests run for; of D1 there is one at a time. */
export function testSql(): Sql {
  return cloudflare?.emptiedD1() ?? openSqlite()
}

/** A store of files of that runtime. */
export function testFiles(): FileStore {
  return cloudflare?.r2Files() ?? createMemoryFiles()
}

/** An API with a log to inspect; `ask` sends a request to one of its paths. */
export interface TestLeadApi extends LeadApi {
  sql: Sql
  origin: string
  log: string[]
  ask: (path: string, init?: RequestInit, address?: string) => Promise<Response>
  /** How many leads were tried; 0 when nothing is forwarded. */
  forwardDue: () => Promise<number>
}

/** An API for the pages of `SITE` that has no leads, unless `options` change that. */
export function leadApiWith(options: Partial<LeadApiOptions> = {}): TestLeadApi {
  const log: string[] = []
  const { address: origin = 'https://leads.example', sql = testSql() } = options
  const api = createLeadApi({
    files: testFiles(),
    address: origin,
    allowsOrigin: (site) => site === SITE,
    log: (line) => log.push(line),
    logRequest: (line) => log.push(line),
    ...options,
    sql,
  })
  return {
    ...api,
    sql,
    origin,
    log,
    ask: (place, init, address = '192.0.2.1') =>
      api.fetch(new Request(`${origin}${place}`, init), { address }),
    forwardDue: async () => (await api.forwarder?.forwardDue()) ?? 0,
  }
}

/** A temporary folder, removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lead-api-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

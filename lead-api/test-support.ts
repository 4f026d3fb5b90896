import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { createLeadApi } from './lead-api.ts'
import { openSqlite } from './node/sqlite.ts'
import { createMemoryFiles } from './uploads/file-store.ts'
import type { LeadApi, LeadApiOptions } from './lead-api.ts'

/** The site of the tests. */
export const SITE = 'https://site.example'

/** An API with a log to inspect; `ask` sends a request to one of its paths. */
export interface TestLeadApi extends LeadApi {
  origin: string
  log: string[]
  ask: (path: string, init?: RequestInit, address?: string) => Promise<Response>
}

/** An API in memory, unless `options` say otherwise. */
export function leadApiWith(options: Partial<LeadApiOptions> = {}): TestLeadApi {
  const log: string[] = []
  const origin = 'https://leads.example'
  const api = createLeadApi({
    sql: openSqlite(),
    files: createMemoryFiles(),
    origin,
    allowsOrigin: (site) => site === SITE,
    log: (line) => log.push(line),
    logRequest: (line) => log.push(line),
    ...options,
  })
  const ask = (place: string, init?: RequestInit, address = '192.0.2.1'): Promise<Response> =>
    api.fetch(new Request(`${origin}${place}`, init), { address })
  return { ...api, origin, log, ask }
}

/** A temporary folder, removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lead-api-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { deliverByWebhook } from './forwarding/webhook.ts'
import { createLeadApi } from './lead-api.ts'
import { openSqlite } from './node/sqlite.ts'
import { createLeadStore } from './store/lead-store.ts'
import { createMemoryFiles } from './uploads/file-store.ts'
import type { Sql } from './store/sql.ts'
import type { TestLeadApi, TestSettings } from './test-lead-api.ts'
import type { FileStore } from './uploads/file-store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The program of `cloudflare/test-worker.ts`; only when the tests run on workerd. */
    testWorker?: string
    /** The program of `cloudflare/worker.ts`; then too. */
    worker?: string
  }
}

/** The site of the tests. */
export const SITE = 'https://site.example'

// Loaded only where it is used, because it starts a program.
const workerd =
  inject('testWorker') === undefined ? undefined : await import('./cloudflare/workerd.ts')

/** `sql` and `files` must come from `testSql` and `testFiles`. */
export type TestOptions = Partial<TestSettings & { sql: Sql; files: FileStore }>

/** An empty database of the runtime that the tests run on; of workerd there is one at a time. */
export function testSql(): Sql {
  return workerd?.emptiedD1() ?? openSqlite()
}

/** A store of files of that runtime. */
export function testFiles(): FileStore {
  return workerd?.r2Files() ?? createMemoryFiles()
}

/** An API with nothing in it, unless `options` say otherwise. */
export function leadApiWith(options: TestOptions = {}): TestLeadApi {
  const { sql = testSql(), files = testFiles(), ...rest } = options
  const log: string[] = []
  const { address: origin = 'https://leads.example' } = options
  const settings: TestSettings = { address: origin, sites: [SITE], ...rest }
  if (workerd) {
    return {
      origin,
      log,
      leads: createLeadStore(sql),
      ...workerd.workerdApi(settings, origin, log),
    }
  }
  const { webhook, ...others } = settings
  const api = createLeadApi({
    ...others,
    deliver: webhook && deliverByWebhook(webhook),
    sql,
    files,
    allowsOrigin: (site) => settings.sites.includes(site),
    log: (line) => log.push(line),
    logRequest: (line) => log.push(line),
  })
  const ask = (place: string, init?: RequestInit, address = '192.0.2.1'): Promise<Response> =>
    api.fetch(new Request(`${origin}${place}`, init), { address })
  return {
    ...api,
    origin,
    log,
    ask,
    forwardDue: async () => (await api.forwarder?.forwardDue()) ?? 0,
  }
}

/** A temporary folder, removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lead-api-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { CALLS } from '#lead-api/calls/calls.ts'
import { createLeadApi } from '#lead-api/lead-api.ts'
import { createFolderFiles } from '#lead-api/node/folder-files.ts'
import { openSqlite } from '#lead-api/node/sqlite.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import { createMemoryFiles } from '#lead-api/uploads/file-store.ts'
import { problem } from '#sandbox/http.ts'
import { findFaultProblem, isFaultList } from './faults/fault-list.ts'
import { createFaults } from './faults/faults.ts'
import { flagRoutes } from './flags.ts'
import { recordRoutes } from './record-routes.ts'
import { openLazily } from './lazy-sql.ts'
import { schedulerRoutes } from './scheduler.ts'
import type { Context } from 'hono'
import type { LeadApi } from '#lead-api/lead-api.ts'
import type { Faults } from './faults/faults.ts'
import type { LeadApiEnv } from './types.ts'

const DATABASE = 'leads.sqlite'
const UPLOADS_FOLDER = 'uploads'

/** Where the hosts store what they receive, and their own address. */
export interface LeadHostsOptions {
  /** Without a folder, everything is lost when the sandbox stops. */
  stateDir: string | undefined
  /** `http://localhost:PORT`: the start of signed upload addresses. */
  origin: string
  log: (line: string) => void
}

/** The hosts that receive leads. Mounted before the content API, to inject faults into its queries. */
export interface LeadHosts {
  routes: Hono<LeadApiEnv>
  close: () => void
}

/** Opens the lead API with the leads of earlier runs, and puts faults in front of it. */
export function openLeadHosts({ stateDir, origin, log }: LeadHostsOptions): LeadHosts {
  const uploadSecret = randomUUID()
  const shared = {
    address: origin,
    uploadSecret,
    // The sandbox has already refused pages of other machines.
    allowsOrigin: () => true,
    recordsEverything: true,
    isInboxOpen: true,
    log: (line: string) => log(`Sandbox: ${line}`),
  }
  // At the first lead: a sandbox that receives none writes nothing.
  const sql = openLazily(() => openSqlite(stateDir && join(stateDir, DATABASE)))
  const folder = stateDir && join(stateDir, UPLOADS_FOLDER)
  const files = folder === undefined ? createMemoryFiles() : createFolderFiles(folder)
  const api = createLeadApi({ ...shared, sql, files })
  const faults = createFaults()

  const routes = new Hono<LeadApiEnv>()
  routes.put('/faults', (context) => injectFaults(context, faults))
  routes.delete('/faults', (context) => {
    faults.inject([])
    return context.json([])
  })
  routes.use(faults.middleware)
  const paths = LEAD_CALLS.map((call) => CALLS[call].path)
  routes.on(['POST', 'PUT'], [...paths, '/uploads/*'], (context) =>
    context.get('isUnstored')
      ? answerWithoutStoring(context.req.raw)
      : answer(api, context.req.raw),
  )
  routes.route('/', recordRoutes(api.leads, files))
  routes.on(['GET', 'POST'], ['/inbox', '/inbox/*'], (context) => answer(api, context.req.raw))
  routes.route('/', flagRoutes())
  routes.route('/', schedulerRoutes())

  /** What the API answers to a request of which nothing shall remain. */
  async function answerWithoutStoring(request: Request): Promise<Response> {
    const scratch = openSqlite()
    try {
      // An application may name files that were uploaded before.
      const keys = (await sql.run('SELECT key FROM files')).map(({ key }) => key)
      await scratch.run(
        `INSERT INTO files (key, content_type, bytes, sha256, stored_at, state)
        SELECT value, '', 0, '', '', 'signed' FROM json_each(?)`,
        JSON.stringify(keys),
      )
      const unstored = { ...shared, sql: scratch, files: createMemoryFiles() }
      return await answer(createLeadApi(unstored), request)
    } finally {
      scratch.close()
    }
  }

  return {
    routes,
    close: () => {
      faults.close()
      sql.close()
    },
  }
}

function answer(api: LeadApi, request: Request): Promise<Response> {
  return api.fetch(request, { address: '127.0.0.1' })
}

/** Deletes the leads and uploads of earlier runs. */
export async function forgetLeads(stateDir: string): Promise<void> {
  // SQLite writes its journal beside the database.
  for (const ending of ['', '-wal', '-shm']) {
    await rm(join(stateDir, `${DATABASE}${ending}`), { force: true })
  }
  await rm(join(stateDir, UPLOADS_FOLDER), { recursive: true, force: true })
}

async function injectFaults(context: Context, faults: Faults): Promise<Response> {
  const list: unknown = await context.req.json().catch(() => undefined)
  if (!isFaultList(list)) return problem(400, findFaultProblem(list) ?? 'Invalid list of faults.')
  faults.inject(list)
  return context.json(list)
}

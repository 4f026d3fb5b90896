import { join } from 'node:path'
import { Hono } from 'hono'
import { ValidationError } from 'yup'
import { CALLS } from '#lead-api/calls/calls.ts'
import { csvHead, csvRows } from '#lead-api/inbox/csv.ts'
import { createLeadApi } from '#lead-api/lead-api.ts'
import { createFolderFiles } from '#lead-api/node/files.ts'
import { openSqlite } from '#lead-api/node/sqlite.ts'
import { createWorkStore } from '#lead-api/store/work-store.ts'
import { LEAD_CALLS, SAMPLE_ORIGIN } from '#lead-api/types.ts'
import { createMemoryFiles } from '#lead-api/uploads/file-store.ts'
import { jsonResponse, problem } from '#sandbox/http.ts'
import { createFaults } from './faults.ts'
import { addSamples } from './samples.ts'
import type { LeadApi } from '#lead-api/lead-api.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { FaultEnv } from './faults.ts'

export const DATABASE = 'leads.sqlite'
export const UPLOADS_FOLDER = 'uploads'

/**
 * Opens the lead API with the leads of earlier runs, and puts faults in front of it. Its routes are mounted
 * before the content API, to inject faults into queries too.
 * @param stateDir without it, everything is lost when the sandbox stops, and there are no samples
 * @param origin `http://localhost:PORT`: the start of signed upload addresses
 */
export async function openLeadHosts(
  stateDir: string | undefined,
  origin: string,
  log: (line: string) => void,
): Promise<{ routes: Hono<FaultEnv>; close: () => void }> {
  const shared = {
    address: origin,
    // The sandbox has already refused pages of other machines.
    allowsOrigin: () => true,
    isSandbox: true,
    log: (line: string) => log(`Sandbox: ${line}`),
  }
  const sql = openSqlite(stateDir && join(stateDir, DATABASE))
  const files = stateDir ? createFolderFiles(join(stateDir, UPLOADS_FOLDER)) : createMemoryFiles()
  const api = createLeadApi({ ...shared, sql, files })
  if (stateDir) await addSamples(sql)
  const work = createWorkStore(sql)
  const faults = createFaults()

  const routes = new Hono<FaultEnv>()
  routes.put('/faults', async (context) => {
    const list: unknown = await context.req.json().catch(() => undefined)
    try {
      faults.inject(list)
    } catch (error) {
      if (error instanceof ValidationError) return problem(400, error.message)
      throw error
    }
    return context.body(JSON.stringify(list), 200, { 'content-type': 'application/json' })
  })
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
  routes.on(['GET', 'POST'], ['/inbox', '/inbox/*'], (context) => answer(api, context.req.raw))
  routes.get('/inbox.json', async (context) => {
    const folder = context.req.query('folder')
    const leads = (await received()).filter((lead) => !folder || lead.folder === folder)
    const notes = await work.notes(leads.map(({ id }) => id))
    return jsonResponse(leads.map((lead) => ({ ...lead, notes: notes.get(lead.id) ?? [] })))
  })
  routes.get('/inbox.csv', async (context) => {
    context.header('content-disposition', 'attachment; filename="inbox.csv"')
    context.header('content-type', 'text/csv; charset=utf-8')
    context.header('cache-control', 'no-store')
    return context.body(csvHead() + csvRows(await received()))
  })
  routes.delete('/inbox.json', async (context) => {
    await files.remove(await api.leads.empty())
    return context.json([])
  })

  /** What was sent, without the samples. */
  async function received(): Promise<InboxLead[]> {
    return (await api.leads.leads()).filter(({ headers }) => headers.origin !== SAMPLE_ORIGIN)
  }

  /** The answer of the API to a request that is not to be stored. */
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

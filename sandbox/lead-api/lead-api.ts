import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { problem } from '../problem.ts'
import { CALLS } from './calls.ts'
import { findFaultProblem, isFaultList } from './faults/fault-list.ts'
import { createFaults } from './faults/faults.ts'
import { flagRoutes } from './flags.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { openInbox } from './inbox/inbox.ts'
import { receiveLead } from './receive-lead.ts'
import { schedulerRoutes } from './scheduler.ts'
import { LEAD_CALLS } from './types.ts'
import { createUploads } from './uploads/uploads.ts'
import type { Context } from 'hono'
import type { Faults } from './faults/faults.ts'
import type { Inbox } from './inbox/inbox.ts'
import type { LeadApiEnv } from './types.ts'
import type { Uploads } from './uploads/uploads.ts'

const LEADS_FILE = 'leads.ndjson'
const UPLOADS_FOLDER = 'uploads'

/** Where the lead API stores what it receives, and its own address. */
export interface LeadApiOptions {
  /** Without a folder, everything is lost when the sandbox stops. */
  stateDir: string | undefined
  /** `http://localhost:PORT`: the start of signed upload addresses. */
  origin: string
  log: (line: string) => void
}

/** The hosts that receive leads. Mounted before the content API, to inject faults into its queries. */
export interface LeadApi {
  routes: Hono<LeadApiEnv>
  close: () => Promise<void>
}

/** Opens the lead API with the leads of earlier runs. */
export async function openLeadApi({ stateDir, origin, log }: LeadApiOptions): Promise<LeadApi> {
  const inbox = await openInbox(stateDir && join(stateDir, LEADS_FILE), log)
  const uploads = createUploads(stateDir && join(stateDir, UPLOADS_FOLDER), origin)
  const faults = createFaults()

  const routes = new Hono<LeadApiEnv>()
  routes.put('/faults', (context) => injectFaults(context, faults))
  routes.delete('/faults', (context) => {
    faults.inject([])
    return context.json([])
  })
  routes.use(faults.middleware)
  for (const call of LEAD_CALLS) {
    routes.post(CALLS[call].path, (context) => receiveLead(context, call, { inbox, uploads }))
  }
  routes.put('/uploads/*', (context) => receiveFile(context, inbox, uploads))
  routes.route('/', inboxRoutes(inbox, uploads))
  routes.route('/', flagRoutes())
  routes.route('/', schedulerRoutes())
  return {
    routes,
    close: () => {
      faults.close()
      return inbox.close()
    },
  }
}

/** Deletes the leads and uploads of earlier runs. */
export async function forgetLeads(stateDir: string): Promise<void> {
  await rm(join(stateDir, LEADS_FILE), { force: true })
  await rm(join(stateDir, UPLOADS_FOLDER), { recursive: true, force: true })
}

async function injectFaults(context: Context, faults: Faults): Promise<Response> {
  const list: unknown = await context.req.json().catch(() => undefined)
  if (!isFaultList(list)) return problem(400, findFaultProblem(list) ?? 'Invalid list of faults.')
  faults.inject(list)
  return context.json(list)
}

async function receiveFile(
  context: Context<LeadApiEnv>,
  inbox: Inbox,
  uploads: Uploads,
): Promise<Response> {
  const isStored = !context.get('isUnstored')
  const outcome = await uploads.receive(context.req.raw, isStored)
  if ('status' in outcome) return context.json({ message: outcome.message }, outcome.status)
  if (isStored) await inbox.storeFile(outcome)
  return context.body(null, 200)
}

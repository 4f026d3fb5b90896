import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { cors, refusalFor } from './access.ts'
import { actionRoutes } from './content-api/actions.ts'
import { assetRoutes, createAssetStore } from './content-api/assets.ts'
import { historyRoutes } from './content-api/history.ts'
import { imageRoutes } from './content-api/images.ts'
import { FILE, persistEdits } from './content-api/journal.ts'
import { listenRoutes } from './content-api/listen.ts'
import { mutateRoutes } from './content-api/mutations.ts'
import { checkAddress, queryRoutes } from './content-api/query.ts'
import { loadSeed } from './content-api/seed.ts'
import { createStore } from './content-api/store.ts'
import { ConnectionDropped } from './lead-api/faults.ts'
import { DATABASE, openLeadHosts, UPLOADS_FOLDER } from './lead-api/lead-api.ts'
import { mailRoutes } from './lead-api/mails.ts'
import { ApiError, jsonResponse, problem } from './http.ts'
import { standInRoutes } from './stand-ins.ts'
import { studioRoutes } from './studio/studio.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'
import type { Store } from './content-api/store.ts'

/** Options of a sandbox; all have defaults. */
export interface SandboxOptions {
  /** Folder of the seed: `*.ndjson` and their images. Default: `content/` of this repository. */
  contentDir?: string
  /** Folder for edits, leads and uploads. Default: nothing is stored. */
  stateDir?: string
  /** Only reads that folder, because another sandbox may be writing to it. */
  isReadOnly?: boolean
  /** The port in its addresses, whatever server it is behind. Default: 4100. */
  port?: number
  /** Receives one line per event. Default: standard error. */
  log?: (line: string) => void
  /** Documents to add to the seed (import format), for tests. */
  documents?: readonly StoredDocument[]
}

/** Stands in for every external service, as one function. */
export interface Sandbox {
  /**
   * @param streamPorts further ports of the server, where pages read their event streams
   * @throws ConnectionDropped when an injected fault breaks the connection
   */
  fetch: (request: Request, streamPorts?: readonly number[]) => Promise<Response>
  /** The content, for tests and scripts that change documents. */
  store: Store
  /** `http://localhost:PORT` */
  origin: string
  port: number
  /** Finishes writing edits and leads. */
  close: () => Promise<void>
}

export const DEFAULT_PORT = 4100
const DEFAULT_CONTENT = path.join(import.meta.dirname, '../content')
const HOST_ROOTS = ['/identity', '/iam', '/api', '/states', '/sheet', '/flags']
const MAX_BODY_BYTES = 32 * 1024 * 1024

/**
 * Loads the content and mounts all stand-ins. Broken content is logged, never fatal.
 * @throws Error under NODE_ENV=production, because the sandbox trusts everyone on this machine
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The sandbox is for development and tests: it refuses NODE_ENV=production.')
  }
  const port = options.port ?? DEFAULT_PORT
  const origin = `http://localhost:${port}`
  const log = options.log ?? ((line: string) => process.stderr.write(`${line}\n`))
  const { stateDir, isReadOnly = false } = options
  const { contentDir = DEFAULT_CONTENT, documents = [] } = options
  const seed = await loadSeed({ contentDir, documents, origin, log })
  const store = createStore(seed.documents)
  persistEdits(store, { stateDir, isReadOnly, origin, log })
  const assets = createAssetStore(seed.images, stateDir)
  const streams = listenRoutes(store)
  const leadHosts = await openLeadHosts(isReadOnly ? undefined : stateDir, origin, log)

  const app = new Hono()
  app.use(async (context, next) => {
    const refusal = refusalFor(context.req.raw)
    return refusal ? problem(refusal.status, refusal.message) : next()
  })
  app.use(cors())
  app.use(async (context, next) => {
    const length = Number(context.req.header('content-length') ?? 0)
    return length > MAX_BODY_BYTES ? problem(413, 'The body is too large.') : next()
  })
  app.get('/health', (context) => context.json({ ok: true }))
  // People open the address that `npm start` prints.
  app.get('/', (context) => context.redirect('/inbox'))
  // The health page only checks that each host responds.
  for (const host of HOST_ROOTS) app.get(host, (context) => context.body(null, 204))
  app.route('/', leadHosts.routes)
  app.use('/:version{v[^/]+}/data/live/events/:dataset', checkAddress)
  app.use(
    '/:version{v[^/]+}/data/:kind{query|doc|mutate|actions|listen|export}/:dataset/*',
    checkAddress,
  )
  app.use('/:version{v[^/]+}/assets/:kind/:dataset', checkAddress)
  for (const routes of [
    queryRoutes(store),
    mutateRoutes(store),
    actionRoutes(store),
    streams.routes,
    historyRoutes(store),
    assetRoutes(store, assets, origin),
    imageRoutes(assets),
    studioRoutes(),
    standInRoutes(),
    mailRoutes(store),
  ])
    app.route('/', routes)
  app.notFound((context) => {
    const what = `${context.req.method} ${context.req.path}`
    log(`Sandbox: no route for ${what}`)
    return problem(404, `The sandbox has no route for ${what}.`)
  })
  app.onError((error, context) => {
    if (error instanceof ConnectionDropped) throw error
    if (error instanceof ApiError) return jsonResponse(error.body, error.status)
    log(`Sandbox: ${context.req.method} ${context.req.path} failed: ${error.message}`)
    return problem(500, 'The sandbox failed; its log says why.')
  })

  return {
    fetch: async (request, streamPorts) => app.fetch(request, { streamPorts }),
    store,
    origin,
    port,
    close: async () => {
      leadHosts.close()
      streams.close()
    },
  }
}

/** Goes back to the seed: deletes the edits, leads and uploads of earlier runs. */
export async function forgetState(stateDir: string): Promise<void> {
  // SQLite writes its journal beside the database.
  const leads = ['', '-wal', '-shm'].map((ending) => DATABASE + ending)
  for (const name of [FILE, 'assets', ...leads, UPLOADS_FOLDER])
    await rm(path.join(stateDir, name), { force: true, recursive: true })
}

import { Hono } from 'hono'
import { toCsv } from '#lead-api/inbox/csv.ts'
import { problem } from '../../problem.ts'
import { inboxPage } from './inbox-page.ts'
import type { LeadStore } from '#lead-api/store/lead-store.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'

// The Studio's tool "Leads" shows it in a frame.
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors http://localhost:* http://127.0.0.1:*"

const PATHS = ['/inbox', '/inbox.json', '/inbox.csv', '/inbox/files/*']

/** `/inbox`, `/inbox.json`, `/inbox.csv` and the files of the leads. */
export function inboxRoutes(store: LeadStore, files: FileStore): Hono {
  const routes = new Hono()
  routes.on('GET', PATHS, async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  routes.get('/inbox', async (context) => {
    context.header('content-security-policy', PAGE_POLICY)
    return context.html(inboxPage(await store.leads()))
  })
  routes.get('/inbox.json', async (context) => context.json(await store.leads()))
  routes.get('/inbox.csv', async (context) => {
    context.header('content-disposition', 'attachment; filename="inbox.csv"')
    context.header('content-type', 'text/csv; charset=utf-8')
    return context.body(toCsv(await store.leads()))
  })
  routes.delete('/inbox.json', async (context) => {
    await files.remove(await store.empty())
    return context.json([])
  })
  routes.get('/inbox/files/:key{.+}', async (context) => {
    const file = await store.file(context.req.param('key'))
    const bytes = file && (await files.get(file.key))
    if (!file || !bytes) return problem(404, 'No such file.')
    // Always a download: an uploaded file must not run as a page of this machine.
    context.header('content-disposition', 'attachment')
    context.header('content-type', file.contentType)
    context.header('x-content-type-options', 'nosniff')
    return context.body(bytes)
  })
  return routes
}

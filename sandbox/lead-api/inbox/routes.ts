import { Hono } from 'hono'
import { problem } from '../../problem.ts'
import { toCsv } from './csv.ts'
import { inboxPage } from './inbox-page.ts'
import type { Inbox } from './inbox.ts'
import type { Uploads } from '../uploads/uploads.ts'

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const PATHS = ['/inbox', '/inbox.json', '/inbox.csv', '/inbox/files/*']

/** `/inbox`, `/inbox.json`, `/inbox.csv` and the files of the leads. */
export function inboxRoutes(inbox: Inbox, uploads: Uploads): Hono {
  const routes = new Hono()
  routes.on('GET', PATHS, async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  routes.get('/inbox', (context) => {
    context.header('content-security-policy', PAGE_POLICY)
    return context.html(inboxPage(inbox.leads()))
  })
  routes.get('/inbox.json', (context) => context.json(inbox.leads()))
  routes.get('/inbox.csv', (context) => {
    context.header('content-disposition', 'attachment; filename="inbox.csv"')
    context.header('content-type', 'text/csv; charset=utf-8')
    return context.body(toCsv(inbox.leads()))
  })
  routes.delete('/inbox.json', async (context) => {
    await inbox.empty()
    await uploads.empty()
    return context.json([])
  })
  routes.get('/inbox/files/:key{.+}', async (context) => {
    const file = inbox.file(context.req.param('key'))
    const bytes = file && (await uploads.bytes(file.key))
    if (!file || !bytes) return problem(404, 'No such file.')
    // Always a download: an uploaded file must not run as a page of this machine.
    context.header('content-disposition', 'attachment')
    context.header('content-type', file.contentType)
    context.header('x-content-type-options', 'nosniff')
    return context.body(bytes)
  })
  return routes
}

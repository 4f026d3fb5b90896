import { Hono } from 'hono'
import { CSV_HEAD, csvRows } from '#lead-api/inbox/csv.ts'
import type { LeadStore } from '#lead-api/store/lead-store.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'

/** `/inbox.json` and `/inbox.csv`: every call that was received, also those that carry no lead. */
export function recordRoutes(store: LeadStore, files: FileStore): Hono {
  const routes = new Hono()
  routes.on('GET', ['/inbox.json', '/inbox.csv'], async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  routes.get('/inbox.json', async (context) => context.json(await store.leads()))
  routes.get('/inbox.csv', async (context) => {
    context.header('content-disposition', 'attachment; filename="inbox.csv"')
    context.header('content-type', 'text/csv; charset=utf-8')
    return context.body(CSV_HEAD + csvRows(await store.leads()))
  })
  routes.delete('/inbox.json', async (context) => {
    await files.remove(await store.empty())
    return context.json([])
  })
  return routes
}

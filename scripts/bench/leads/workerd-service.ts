import { bundleWorker } from '#lead-api/cloudflare/bundle.ts'
import { emptyD1 } from '#lead-api/cloudflare/empty-d1.ts'
import { workerOptions } from '#lead-api/cloudflare/test-options.ts'
import { createLeadStore } from '#lead-api/store/lead-store.ts'
import { UNLIMITED } from './service.ts'
import type { LeadService } from './service.ts'

/** The Worker on Cloudflare's runtime, with D1 and R2 in `folder`. */
export async function startOnWorkerd(folder: string): Promise<LeadService> {
  const { Log, LogLevel, Miniflare, convertV4MiniflareOptions } = await import('miniflare')
  const workerd = new Miniflare(
    convertV4MiniflareOptions({
      ...workerOptions(await bundleWorker('worker.ts')),
      ratelimits: { LIMIT: { namespace_id: '1', simple: { limit: 1e9, period: 60 } } },
      bindings: UNLIMITED,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => {},
      resourcePersistencePath: folder,
    }),
  )
  const sql = await emptyD1(workerd)
  const { origin } = await workerd.ready
  return {
    name: 'workerd with D1',
    address: `${origin}/lead-api`,
    stored: () => createLeadStore(sql).leads(),
    stop: () => workerd.dispose(),
  }
}

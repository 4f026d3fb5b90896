import { shouldServeMarkdown } from '@mdream/js/negotiate'
import { deliverByWebhook, sendByWebhook } from '#lead-api/forwarding/webhook.ts'
import { deliverToTarget } from '#lead-api/forwarding/target.ts'
import { createLeadApi } from '#lead-api/lead-api.ts'
import { wordsOfSite } from '#lead-api/mails/answers.ts'
import { readConfiguration } from '#lead-api/settings.ts'
import { markdownFile } from '#shared/paths.ts'
import { createD1Sql, createR2Files } from './storage.ts'
import type { LeadApi } from '#lead-api/lead-api.ts'
import type { D1Database, R2Bucket } from './storage.ts'

/** What wrangler.jsonc gives to the Worker; the variables `LEAD_API_*` are beside them. */
interface WorkerEnv {
  ASSETS: { fetch: (request: Request) => Promise<Response> }
  LEADS: D1Database
  FILES: R2Bucket
  /** A limit that all machines of a place share. */
  LIMIT: { limit: (options: { key: string }) => Promise<{ success: boolean }> }
}

/** What the Worker uses of the context of a request. */
interface WorkerContext {
  /** Keeps the Worker alive until the promise is settled, after the answer was sent. */
  waitUntil: (promise: Promise<unknown>) => void
}

/** Where the lead API is on the site; everything else is a file of `dist/`. */
const HOME = '/lead-api'
/** The span of the rate limit in wrangler.jsonc. */
const LIMIT_SECONDS = 60
const HOUR_MS = 60 * 60 * 1000
/** What a run of the schedule forwards; each lead takes up to four of its 1,000 requests. */
const MOST_AT_ONCE = 200

// By the origin of the site, because a Worker can have several: each counts requests in its memory.
const apis = new Map<string, LeadApi>()

export default {
  /** A call, a page of the inbox, or a file of the site. */
  async fetch(request: Request, env: WorkerEnv, context: WorkerContext): Promise<Response> {
    const url = new URL(request.url)
    if (!url.pathname.startsWith(`${HOME}/`)) return siteFile(request, url, env)
    const api = apiAt(url.origin, env)
    const below = url.origin + url.pathname.slice(HOME.length) + url.search
    const address = request.headers.get('cf-connecting-ip') ?? ''
    const response = await api.fetch(new Request(below, request), {
      address,
      isHttp: url.protocol === 'http:',
    })
    // The schedule would forward it too, but only in the next minute.
    if (api.forwarder && request.method === 'POST' && response.ok) {
      context.waitUntil(Promise.all([api.forwarder.forwardNext(), api.answerer?.forwardNext()]))
    }
    return response
  },

  /** Every minute: forwards leads, and deletes in the first minute of each hour what is too old. */
  async scheduled({ scheduledTime }: { scheduledTime: number }, env: WorkerEnv): Promise<void> {
    const api = apiAt('https://schedule.invalid', env)
    if (scheduledTime % HOUR_MS < 60_000) await api.sweep()
    await api.forwarder?.forwardDue(MOST_AT_ONCE)
    await api.answerer?.forwardDue(MOST_AT_ONCE)
  },
}

/** A file of the site: of a page its Markdown, if the visitor is a program that prefers that. */
async function siteFile(request: Request, url: URL, env: WorkerEnv): Promise<Response> {
  const { pathname } = url
  if (pathname.includes('.')) return env.ASSETS.fetch(request)
  const [accept, destination] = ['accept', 'sec-fetch-dest'].map(
    (name) => request.headers.get(name) ?? undefined,
  )
  const twin = shouldServeMarkdown(accept, destination)
    ? await env.ASSETS.fetch(new Request(url.origin + markdownFile(pathname), request))
    : null
  const file = twin?.ok ? twin : await env.ASSETS.fetch(request)
  const answer = new Response(file.body, file)
  answer.headers.append('Vary', 'Accept')
  return answer
}

function apiAt(origin: string, env: WorkerEnv): LeadApi {
  const known = apis.get(origin)
  if (known) return known
  const texts = Object.entries(env).filter(([, value]) => typeof value === 'string')
  const own = { address: origin + HOME, sites: origin }
  const { sites, target, webhook, ...settings } = readConfiguration(Object.fromEntries(texts), own)
  const [site = ''] = sites
  const words = wordsOfSite(origin, (request) => env.ASSETS.fetch(request))
  const api = createLeadApi({
    ...settings,
    deliver: (webhook && deliverByWebhook(webhook)) ?? (target && deliverToTarget(target)),
    answer: webhook && { send: sendByWebhook(webhook), words, site },
    sql: createD1Sql(env.LEADS),
    files: createR2Files(env.FILES),
    allowsOrigin: (other) => other === origin || sites.includes(other),
    sharedLimit: async (key) =>
      (await env.LIMIT.limit({ key })).success ? undefined : LIMIT_SECONDS,
    log: print,
    logRequest: print,
  })
  apis.set(origin, api)
  return api
}

function print(line: string): void {
  console.log(line)
}

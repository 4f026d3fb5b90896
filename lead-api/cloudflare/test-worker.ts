import { deliverByWebhook } from '#lead-api/forwarding/webhook.ts'
import { createLeadApi } from '#lead-api/lead-api.ts'
import { createD1Sql } from './d1.ts'
import { createR2Files } from './r2-files.ts'
import { BROKEN, FORWARD_DUE, SWEEP } from './test-paths.ts'
import type { LeadApi } from '#lead-api/lead-api.ts'
import type { TestSettings } from '#lead-api/test-lead-api.ts'
import type { D1Database, R2Bucket } from './bindings.ts'

/** What a test says about its request, in the header `x-test`. */
export interface TestHeader {
  /** Tells the API of one test from that of another. */
  api: string
  settings: TestSettings
  /** IP address of the visitor. */
  address: string
  /** What the clock of the test shows. */
  now: number
}

let now = Date.now()
globalThis.Date = new Proxy(Date, {
  construct: (target, values: unknown[]) =>
    Reflect.construct(target, values.length === 0 ? [now] : values),
  get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
})

const fetchOutside = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const response = await fetchOutside(input, init)
  if (response.headers.has(BROKEN)) throw new TypeError('Network connection lost.')
  return response
}

const apis = new Map<string, { api: LeadApi; log: string[] }>()

/** The lead API of a test in workerd, with D1 and R2. */
export default {
  async fetch(request: Request, env: { LEADS: D1Database; FILES: R2Bucket }): Promise<Response> {
    const headers = new Headers(request.headers)
    const test: TestHeader = JSON.parse(headers.get('x-test') ?? '')
    headers.delete('x-test')
    now = test.now
    const { api, log } = apis.get(test.api) ?? createApi(test, env)
    const response = await answer(api, new Request(request, { headers }), test.address)
    const answerHeaders = new Headers(response.headers)
    answerHeaders.set('x-test-log', encodeURIComponent(JSON.stringify(log.splice(0))))
    return new Response(response.body, { status: response.status, headers: answerHeaders })
  },
}

async function answer(api: LeadApi, request: Request, address: string): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === FORWARD_DUE) return Response.json((await api.forwarder?.forwardDue()) ?? 0)
  if (pathname === SWEEP) return api.sweep().then(() => new Response())
  return api.fetch(request, { address })
}

function createApi(
  { api: name, settings }: TestHeader,
  env: { LEADS: D1Database; FILES: R2Bucket },
): { api: LeadApi; log: string[] } {
  const { sites, webhook, ...options } = settings
  const log: string[] = []
  const api = createLeadApi({
    ...options,
    deliver: webhook && deliverByWebhook(webhook),
    sql: createD1Sql(env.LEADS),
    files: createR2Files(env.FILES),
    allowsOrigin: (site) => sites.includes(site),
    log: (line) => log.push(line),
    logRequest: (line) => log.push(line),
  })
  apis.set(name, { api, log })
  return { api, log }
}

import { Miniflare, Response as WorkerdResponse, convertV4MiniflareOptions } from 'miniflare'
import { afterAll, inject } from 'vitest'
import { emptyD1 } from './empty-d1.ts'
import { createR2Files } from './r2-files.ts'
import { workerOptions } from './test-options.ts'
import { BROKEN, FORWARD_DUE, SWEEP } from './test-paths.ts'
import type { Sql } from '#lead-api/store/sql.ts'
import type { WorkerEnv } from './bindings.ts'
import type { TestLeadApi, TestSettings } from '#lead-api/test-lead-api.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'
import type { TestHeader } from './test-worker.ts'

const workerd = new Miniflare(
  convertV4MiniflareOptions({
    ...workerOptions(inject('testWorker') ?? ''),
    // What the Worker fetches is fetched by the test, which replaces the receiver of webhooks.
    outboundService: async (request) => {
      const { url, method, headers } = request
      const init = { method, headers: [...headers], body: await request.arrayBuffer() }
      const response = await fetch(url, init).catch(() => undefined)
      if (!response) return new WorkerdResponse(null, { headers: { [BROKEN]: 'true' } })
      return new WorkerdResponse(null, { status: response.status })
    },
  }),
)
afterAll(() => workerd.dispose())

let ready: Promise<Sql> | undefined

/** The only database of this test file, emptied. */
export function emptiedD1(): Sql {
  const current = emptyD1(workerd)
  ready = current
  return {
    run: async (text, ...values) => (await current).run(text, ...values),
    batch: async (statements) => (await current).batch(statements),
  }
}

/** The only bucket of this test file. */
export function r2Files(): FileStore {
  const bucket = workerd
    .getBindings<Pick<WorkerEnv, 'FILES'>>()
    .then(({ FILES }) => createR2Files(FILES))
  return {
    put: async (key, bytes) => (await bucket).put(key, bytes),
    get: async (key) => (await bucket).get(key),
    remove: async (keys) => (await bucket).remove(keys),
  }
}

/** How a test reaches its API in workerd. */
export function workerdApi(
  settings: TestSettings,
  origin: string,
  log: string[],
): Pick<TestLeadApi, 'ask' | 'forwardDue' | 'sweep'> {
  const api = crypto.randomUUID()
  const ask: TestLeadApi['ask'] = async (place, init, address = '192.0.2.1') => {
    await ready
    const request = new Request(`${origin}${place}`, init)
    const test: TestHeader = { api, settings, address, now: Date.now() }
    const response = await workerd.dispatchFetch(request.url, {
      method: request.method,
      headers: [...request.headers, ['x-test', JSON.stringify(test)]],
      redirect: 'manual',
      ...(request.body ? { body: await request.arrayBuffer() } : {}),
    })
    const headers = new Headers([...response.headers])
    const lines: string[] = JSON.parse(decodeURIComponent(headers.get('x-test-log') ?? ''))
    log.push(...lines)
    headers.delete('x-test-log')
    const body = await response.arrayBuffer()
    return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers })
  }
  return {
    ask,
    forwardDue: async () => Number(await (await ask(FORWARD_DUE)).text()),
    sweep: async () => void (await ask(SWEEP)),
  }
}

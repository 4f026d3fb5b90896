import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { toast as toasts } from 'react-toastify/unstyled'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { sandboxHandlers } from '#sandbox/adapters/msw.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import { hosts } from '#src/config/hosts.ts'
import { clearMyDetails, outbox } from '#src/leads/outbox/outbox.ts'

/** A lead in the sandbox's inbox. */
export interface Received {
  call: string
  body: Record<string, unknown>
  repeats: number
}

export interface TestServer {
  inbox: () => Promise<Received[]>
  /** Injects faults, in the format that the sandbox's `/faults` takes. */
  injectFaults: (...faults: Record<string, unknown>[]) => Promise<void>
  /** Holds all responses until the returned function is called. */
  holdResponses: () => () => void
  /** Addresses of all requests of the test. */
  requests: string[]
}

/** The sandbox instead of every host, empty before each test. */
export function useTestServer(): TestServer {
  const { origin, port } = new URL(hosts.leads.iam)
  const server = setupServer()
  const requests: string[] = []
  let sandbox: Sandbox | undefined
  let contentDir = ''

  async function ask(address: string, init?: RequestInit): Promise<Response> {
    if (!sandbox) throw new Error('The sandbox is not open yet.')
    return sandbox.fetch(new Request(`${origin}${address}`, init))
  }

  beforeAll(async () => {
    contentDir = mkdtempSync(path.join(tmpdir(), 'forms-'))
    sandbox = await createSandbox({ contentDir, port: Number(port), log: () => {} })
    server.listen()
    server.events.on('request:start', ({ request }) => void requests.push(request.url))
  })

  beforeEach(() => {
    if (sandbox) server.use(...sandboxHandlers(sandbox))
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    // jsdom has no layout.
    Element.prototype.scrollIntoView = () => {}
  })

  afterEach(async () => {
    outbox.stop()
    toasts.dismiss()
    await clearMyDetails()
    server.resetHandlers()
    await ask('/inbox.json', { method: 'DELETE' })
    await ask('/faults', { method: 'DELETE' })
    requests.length = 0
  })

  afterAll(async () => {
    server.close()
    await sandbox?.close()
    rmSync(contentDir, { recursive: true })
  })

  return {
    requests,
    inbox: async () => (await ask('/inbox.json')).json(),
    async injectFaults(...faults) {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await ask('/faults', { method: 'PUT', headers, body: JSON.stringify(faults) })
      if (!answer.ok) throw new Error(await answer.text())
    },
    holdResponses() {
      const { promise, resolve } = Promise.withResolvers<void>()
      // A handler without a response leaves the request to the next one.
      server.use(http.all('*', () => promise))
      return resolve
    },
  }
}

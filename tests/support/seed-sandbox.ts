import { setupServer } from 'msw/node'
import { afterAll } from 'vitest'
import { sandboxHandlers } from '#sandbox/adapters/msw.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'

/** A sandbox with the seed content that answers the requests of all tests in a file, and closes after them. */
export async function serveSeedSandbox(): Promise<Sandbox> {
  const sandbox = await createSandbox({ log: () => {} })
  const server = setupServer(...sandboxHandlers(sandbox))
  server.listen()
  afterAll(async () => {
    server.close()
    await sandbox.close()
  })
  return sandbox
}

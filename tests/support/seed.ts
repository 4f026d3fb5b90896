import { setupServer } from 'msw/node'
import { sandboxHandlers } from '#sandbox/adapters/msw.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import type { Fault } from '#sandbox/lead-api/faults.ts'
import { loadPage } from '#src/content/queries/load-page.ts'
import { loadShell } from '#src/content/queries/load-shell.ts'
import type { PageContent, ShellContent } from '#src/content/types.ts'
import { afterAll, afterEach } from 'vitest'

export interface Seed {
  pages: PageContent[]
  shell: ShellContent
}

/** All pages of the seed as the site gets them. */
export async function loadSeed(): Promise<Seed> {
  const sandbox = await createSandbox({ log: () => {} })
  const server = setupServer(...sandboxHandlers(sandbox))
  server.listen()
  const paths = sandbox.store
    .all()
    .flatMap(({ _type, path }) => (_type === 'page' && typeof path === 'string' ? [path] : []))
  const pages = await Promise.all(paths.map((path) => loadPage(path)))
  const shell = await loadShell()
  server.close()
  await sandbox.close()
  return { pages: pages.filter((page) => page !== null), shell }
}

/**
 * A sandbox that answers the requests of all tests in a file, and closes after them. Each test finds the
 * documents of the seed as they were, and no fault.
 */
export async function serveSeedSandbox(): Promise<Sandbox> {
  const sandbox = await createSandbox({ log: () => {} })
  const seed = sandbox.store.all()
  const server = setupServer(...sandboxHandlers(sandbox))
  server.listen()
  afterEach(async () => {
    for (const document of seed) sandbox.store.put(document)
    await inject(sandbox)
  })
  afterAll(async () => {
    server.close()
    await sandbox.close()
  })
  return sandbox
}

/** Replaces the faults of a sandbox. */
export async function inject(sandbox: Sandbox, ...faults: Fault[]): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'PUT', headers, body: JSON.stringify(faults) }
  const answer = await sandbox.fetch(new Request(`${sandbox.origin}/faults`, init))
  if (!answer.ok) throw new Error(await answer.text())
}

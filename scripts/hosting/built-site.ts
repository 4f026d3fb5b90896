import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { startSandbox } from '#sandbox/adapters/node.ts'
import { readPort } from '#scripts/process/ports.ts'
import { closeServer } from '#shared/local-server.ts'
import { serveFolder } from './static-host.ts'

/** A built site and its sandbox, both served by this process. */
interface BuiltSite {
  /** `http://localhost:PORT` */
  address: string
  /** Origin of the sandbox. */
  sandbox: string
  close: () => Promise<void>
}

/**
 * Serves `dist/` on PREVIEW_PORT, and the sandbox with an empty state where the build expects it.
 * @param state folder of the sandbox's edits and leads; it is emptied first
 * @throws Error when there is no such build or a port is taken
 */
export async function startSite(state: string): Promise<BuiltSite> {
  const sandboxPort = await sandboxPortOf(path.resolve('dist'))
  const port = readPort('PREVIEW_PORT', 4173)
  const stateDir = path.resolve(state)
  await rm(stateDir, { recursive: true, force: true })
  const sandbox = await startSandbox({ port: sandboxPort, stateDir })
  const server = await serveFolder(path.resolve('dist'), port)
  return {
    address: `http://localhost:${port}`,
    sandbox: sandbox.origin,
    async close() {
      await closeServer(server)
      await sandbox.close()
    },
  }
}

/** The port of the sandbox that a folder was built against. */
export async function sandboxPortOf(dist: string): Promise<number> {
  const name = path.relative('.', dist)
  const text = await readFile(path.join(dist, 'build.json'), 'utf8').catch(() => {
    throw new Error(`There is no built site in ${name}/: run npm run build first.`)
  })
  const { sandbox }: { sandbox: string | null } = JSON.parse(text)
  if (sandbox === null)
    throw new Error(`${name}/ was built for real hosts; this needs a build that uses the sandbox.`)
  return Number(new URL(sandbox).port)
}

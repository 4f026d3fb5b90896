import { readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { readHosts } from '#src/config/hosts/read-hosts.ts'
import { readStudios } from '#src/config/hosts/read-studios.ts'
import { makeAdminHash } from './admin-hash.ts'

/** Constants that the bundler replaces with values from the environment. */
export async function siteDefines(mode: string): Promise<Record<string, string>> {
  const environment = { ...loadEnv(mode, process.cwd(), ''), ...process.env }
  return {
    __HOSTS__: JSON.stringify(readHosts(environment)),
    __STUDIOS__: JSON.stringify(readStudios(environment)),
    __BUILD_FACTS__: JSON.stringify({ version: packageVersion(), builtAt: builtAt(environment) }),
    __ADMIN_HASH__: JSON.stringify(await adminHash(environment)),
  }
}

let hashing: ReturnType<typeof makeAdminHash> | undefined

/** Hashed once, so that all bundles of a build have the same salt. */
function adminHash(environment: Record<string, string | undefined>) {
  hashing ??= makeAdminHash(environment)
  return hashing
}

function packageVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  return manifest.version
}

/** The time of the build, or SOURCE_DATE_EPOCH (seconds) for reproducible builds. */
function builtAt(environment: Record<string, string | undefined>): string {
  const epoch = Number(environment['SOURCE_DATE_EPOCH'])
  return (epoch > 0 ? new Date(epoch * 1000) : new Date()).toISOString()
}

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { readHosts, readStudios } from '#shared/hosts.ts'
import { makeAdminHash } from './admin-hash.ts'

/** Constants that the bundler replaces with values from the environment. */
export async function siteDefines(mode: string): Promise<Record<string, string>> {
  const environment = { ...loadEnv(mode, process.cwd(), ''), ...process.env }
  return {
    __HOSTS__: JSON.stringify(readHosts(environment, mode === 'production')),
    __STUDIOS__: JSON.stringify(readStudios(environment)),
    __BUILD_FACTS__: JSON.stringify({ version: packageVersion(), codeOf: codeOf(environment) }),
    __ADMIN_HASH__: JSON.stringify(await adminHash(environment)),
  }
}

let hashing: ReturnType<typeof makeAdminHash> | undefined

/** Hashed once for all bundles of a build, because it takes long on purpose. */
function adminHash(environment: Record<string, string | undefined>) {
  hashing ??= makeAdminHash(environment, readHosts(environment).site)
  return hashing
}

function packageVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  return manifest.version
}

/**
 * Seconds since 1970: SOURCE_DATE_EPOCH, else the time of the last commit; empty outside a repository. Never
 * the time of the build, with which two builds of the same code and content would differ.
 */
export function timeOfCode(environment: Record<string, string | undefined>): string {
  return environment['SOURCE_DATE_EPOCH'] || lastCommit()
}

function codeOf(environment: Record<string, string | undefined>): string {
  const epoch = Number(timeOfCode(environment))
  return epoch > 0 ? new Date(epoch * 1000).toISOString() : ''
}

function lastCommit(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}

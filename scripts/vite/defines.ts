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
    __BUILD_FACTS__: JSON.stringify({ version: packageVersion(), codeOf: timeOfCode() }),
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

/** When the last commit was made; never the time of the build, with which two builds would differ. */
function timeOfCode(): string {
  try {
    return new Date(1000 * Number(git('log', '-1', '--format=%ct'))).toISOString()
  } catch {
    return ''
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' })
}

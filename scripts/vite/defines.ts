import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { readHosts, readStudios } from '#shared/hosts.ts'
import { hashCredentials } from '#shared/credentials.ts'
import type { HashedCredentials } from '#shared/credentials.ts'

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
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], { stdio: 'pipe' })
    return new Date(1000 * Number(seconds)).toISOString()
  } catch {
    return ''
  }
}

const iterations = 600_000
const shortestPassword = 8

/**
 * Hashes `ADMIN_EMAIL` and `ADMIN_PASSWORD` for the constant `__ADMIN_HASH__`; null when neither is set.
 * @param site address of the site; it is the salt, so that two builds are equal and two sites differ
 * @throws Error when only one is set or one is invalid
 */
export async function makeAdminHash(
  environment: Record<string, string | undefined>,
  site: string,
): Promise<HashedCredentials | null> {
  const email = environment['ADMIN_EMAIL']?.trim() ?? ''
  const password = environment['ADMIN_PASSWORD'] ?? ''
  if (!email && !password) return null
  if (!email) throw new Error('ADMIN_PASSWORD is set but ADMIN_EMAIL is not: set both or neither.')
  if (!password)
    throw new Error('ADMIN_EMAIL is set but ADMIN_PASSWORD is not: set both or neither.')
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new Error('ADMIN_EMAIL is not an email address.')
  if (password.length < shortestPassword) {
    throw new Error(
      `ADMIN_PASSWORD has fewer than ${shortestPassword} characters: its hash is public and could be guessed.`,
    )
  }
  const salt = createHash('sha256').update(site).digest().subarray(0, 16).toString('base64')
  return { salt, iterations, hash: await hashCredentials(email, password, { salt, iterations }) }
}

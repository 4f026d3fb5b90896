import { usesSandbox } from '#shared/environment.ts'
import type { Environment } from '#shared/environment.ts'

/**
 * Addresses of the Studio that may show the site in a frame, by every name it has; none when a site with
 * real hosts names no Studio. With the sandbox: the Studio of this machine.
 */
export function readStudios(environment: Environment): string[] {
  const named = environment['VITE_STUDIO_URL']
  if (named) return [String(named)]
  if (!usesSandbox(environment)) return []
  const port = String(environment['STUDIO_PORT'] || '3333')
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
}

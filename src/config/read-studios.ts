import { namedStudios, usesSandbox } from './environment.ts'
import type { Environment } from './environment.ts'

/**
 * Addresses of the Studios that may show the site in a frame, the first by name; none when a site with
 * real hosts names no Studio. Against the sandbox: the Studio of this machine, by both its names.
 */
export function readStudios(environment: Environment): string[] {
  const named = namedStudios(environment)
  if (named.length > 0 || !usesSandbox(environment)) return named
  const port = String(environment['STUDIO_PORT'] || '3333')
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
}

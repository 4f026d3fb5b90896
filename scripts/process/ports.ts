import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { listen } from '#shared/local-server.ts'

/** A port and the environment variable that sets it. */
export interface PortSetting {
  /** The name of the program that listens there. */
  name: string
  variable: string
  port: number
}

// Vite reads .env and makes the site use its ports, so all programs must read it too. Variables of the
// shell take precedence.
if (existsSync('.env')) process.loadEnvFile('.env')

/**
 * Reads a port from the environment.
 * @throws Error when the value is not a port
 */
export function readPort(variable: string, fallback: number): number {
  const text = process.env[variable]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${variable} must be a port from 1 to 65535, but it is "${text}".`)
}

/** True when a sandbox or a lead service answers at this origin. */
export async function responds(origin: string): Promise<boolean> {
  return fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** One sentence for every port that is taken; none when all are free. */
export async function findPortProblems(settings: readonly PortSetting[]): Promise<string[]> {
  const problems: string[] = []
  for (const { name, variable, port } of settings) {
    if (!(await isFree(port)))
      problems.push(
        `Port ${port} (${name}) is taken. Stop the other program, or set ${variable} to a free port.`,
      )
  }
  return problems
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await listen(server, port)
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

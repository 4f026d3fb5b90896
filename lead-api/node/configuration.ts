import { readSettings } from '../settings.ts'
import type { Environment, Settings } from '../settings.ts'

/** What the environment says about the service on this machine. */
export interface Configuration extends Settings {
  host: string
  port: number
  /** Folder of the database and the uploads. */
  folder: string
  /** The address of a visitor is the last one of `X-Forwarded-For`. */
  isBehindProxy: boolean
}

/**
 * Reads the variables `LEAD_API_*`.
 * @throws Error with a sentence for each value that cannot be used
 */
export function readConfiguration(environment: Environment): Configuration {
  const port = Number(environment['LEAD_API_PORT'] || '4300')
  const isPort = Number.isInteger(port) && port > 0 && port <= 65_535
  const problems = isPort ? [] : ['LEAD_API_PORT must be a port from 1 to 65535.']
  try {
    const own = {
      address: localAt(isPort ? port : 4300),
      sites: `${localAt(5173)},${localAt(4173)}`,
    }
    const settings = readSettings(environment, own)
    if (isPort) {
      return {
        ...settings,
        host: environment['LEAD_API_HOST'] || '127.0.0.1',
        port,
        folder: environment['LEAD_API_DIR'] || '.leads',
        isBehindProxy: environment['LEAD_API_BEHIND_PROXY'] === 'true',
      }
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  throw new Error(problems.join('\n'))
}

function localAt(port: number): string {
  return `http://localhost:${port}`
}

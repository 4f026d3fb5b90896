import { readSettings } from '#lead-api/settings.ts'
import { readMailSettings } from './mail-settings.ts'
import type { Environment, Settings } from '#lead-api/settings.ts'
import type { MailSettings } from './mail-settings.ts'

/** What the environment says about the service on this machine. */
export interface Configuration extends Settings {
  host: string
  port: number
  /** Folder of the database and the uploads. */
  folder: string
  /** The address of a visitor is the last one of `X-Forwarded-For`. */
  isBehindProxy: boolean
  /** Leads are forwarded by e-mail; not together with a webhook. */
  mail: MailSettings | undefined
}

/**
 * Reads the variables `LEAD_API_*`.
 * @throws Error with a sentence for each value that cannot be used
 */
export function readConfiguration(environment: Environment): Configuration {
  const port = Number(environment['LEAD_API_PORT'] || '4300')
  const isPort = Number.isInteger(port) && port > 0 && port <= 65_535
  const problems = isPort ? [] : ['LEAD_API_PORT must be a port from 1 to 65535.']
  const own = { address: localAt(isPort ? port : 4300), sites: `${localAt(5173)},${localAt(4173)}` }
  const settings = read(() => readSettings(environment, own))
  const mail = read(() => readMailSettings(environment))
  if (!settings || problems.length > 0) throw new Error(problems.join('\n'))
  return {
    ...settings,
    mail,
    host: environment['LEAD_API_HOST'] || '127.0.0.1',
    port,
    folder: environment['LEAD_API_DIR'] || '.leads',
    isBehindProxy: environment['LEAD_API_BEHIND_PROXY'] === 'true',
  }

  function read<Value>(work: () => Value): Value | undefined {
    try {
      return work()
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }
}

function localAt(port: number): string {
  return `http://localhost:${port}`
}

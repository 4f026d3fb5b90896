import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isRecord } from '#shared/json.ts'
import { connect } from './bidi.ts'
import type { Connection } from './bidi.ts'
import { DriverError } from './driver.ts'
import type { Driver, Engine } from './driver.ts'
import { endProgram, requireProgram, startProgram } from './programs.ts'

// Nothing but this machine is asked for, and no first-run page stands in the way.
const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
  'widget.non-native-theme.scrollbar.style': 4,
}

/** Firefox, over WebDriver BiDi: it speaks it by itself, without a driver program. */
export async function openFirefox(): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'engines-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  await writeFile(path.join(profile, 'user.js'), lines.join(''))
  const { child, ready } = await startProgram(
    requireProgram('firefox'),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    (output) => /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1],
  )
  const connection = await connect(`${ready}/session`)
  await connection.send('session.new', { capabilities: {} })
  await connection.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    name: 'Firefox',
    openWindow: () => openWindow(connection),
    async close() {
      connection.close()
      await endProgram(child)
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function openWindow(connection: Connection): Promise<Driver> {
  const { userContext } = await connection.send('browser.createUserContext', {})
  const created = await connection.send('browsingContext.create', { type: 'tab', userContext })
  const { context } = created
  const faults: string[] = []
  const forget = connection.onEvent((method, params) => {
    const source = isRecord(params['source']) ? params['source'] : {}
    if (method !== 'log.entryAdded' || source['context'] !== context) return
    if (params['level'] === 'error') faults.push(String(params['text']))
  })
  return {
    async goto(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const answer = await connection.send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      })
      const { result, exceptionDetails } = answer
      if (isRecord(exceptionDetails)) throw new DriverError(String(exceptionDetails['text']))
      const text = isRecord(result) ? result['value'] : undefined
      return typeof text === 'string' ? JSON.parse(text) : undefined
    },
    async perform(actions) {
      await connection.send('input.performActions', { context, actions })
    },
    async resize(width, height) {
      const viewport = { width, height }
      await connection.send('browsingContext.setViewport', { context, viewport })
    },
    faults: () => faults,
    async close() {
      forget()
      await connection.send('browser.removeUserContext', { userContext })
    },
  }
}

import { freePort } from '#lead-api/node/free-port.ts'
import { isRecord } from '#shared/json.ts'
import { DriverError } from './driver.ts'
import type { Driver, Engine } from './driver.ts'
import { endProgram, requireProgram, startProgram } from './programs.ts'

/** WebKitGTK, the engine of Safari, over classic WebDriver, on a screen that nobody sees. */
export async function openWebKit(): Promise<Engine> {
  const screen = await startProgram(
    requireProgram('screen'),
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    (output) => /^(\d+)\s/m.exec(output)?.[1],
  )
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${screen.ready}`, NO_AT_BRIDGE: '1' }
  const driver = await startProgram(
    requireProgram('webkitDriver'),
    [`--port=${port}`, '--host=127.0.0.1'],
    () => answers(`http://127.0.0.1:${port}/status`),
    env,
  )
  return {
    name: 'WebKitGTK',
    openWindow: () => openWindow(`http://127.0.0.1:${port}`),
    async close() {
      await endProgram(driver.child)
      await endProgram(screen.child)
    },
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function openWindow(driver: string): Promise<Driver> {
  const browser = { binary: requireProgram('miniBrowser'), args: ['--automation'] }
  const session = await send(`${driver}/session`, {
    capabilities: {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser },
    },
  })
  const id = isRecord(session) ? String(session['sessionId']) : ''
  const address = `${driver}/session/${id}`
  return {
    async goto(url) {
      await send(`${address}/url`, { url })
    },
    async evaluate(expression) {
      const script = `return (async () => JSON.stringify(await (${expression})))()`
      const text = await send(`${address}/execute/sync`, { script, args: [] })
      return typeof text === 'string' ? JSON.parse(text) : undefined
    },
    async perform(actions) {
      await send(`${address}/actions`, { actions })
    },
    async resize(width, height) {
      await send(`${address}/window/rect`, { width, height })
    },
    faults: () => [],
    async close() {
      await fetch(address, { method: 'DELETE' })
    },
  }
}

async function send(address: string, body: unknown): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  const { value }: { value: unknown } = await answer.json()
  if (answer.ok) return value
  throw new DriverError(isRecord(value) ? String(value['message']) : String(value))
}

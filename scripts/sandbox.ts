import { parseArgs } from 'node:util'
import { startSandbox } from '#sandbox/adapters/node.ts'
import { DEFAULT_PORT, forgetState } from '#sandbox/sandbox.ts'
import { counted } from '#shared/text.ts'
import { readPort } from './process/ports.ts'

/** `npm run sandbox`: serves the sandbox; `-- --reset` restores the seed content first. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } })
  const stateDir = process.env['SANDBOX_STATE_DIR'] || '.sandbox'
  if (values.reset) {
    await forgetState(stateDir)
    print('Sandbox: restored the seed content and put the sample leads in the place of all others.')
  }
  const server = await startSandbox({
    port: readPort('SANDBOX_PORT', DEFAULT_PORT),
    stateDir,
    log: print,
  })
  print(`Sandbox: ${server.origin} (${counted(server.sandbox.store.all().length, 'document')})`)

  let isClosing = false
  async function stop(): Promise<void> {
    if (isClosing) return
    isClosing = true
    await server.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop())
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

import { loadEnv } from 'vite'
import { readPort } from './process/ports.ts'
import { buildEnvironment, deployEnvironment } from './webhook/command-environment.ts'
import { runCommands } from './webhook/commands.ts'
import { createRebuilds } from './webhook/rebuilds.ts'
import { serveWebhook } from './webhook/server.ts'
import { createWebhook } from './webhook/webhook.ts'

/** `npm run webhook`: rebuilds the site whenever published content changes. */
async function main(): Promise<void> {
  const variables = { ...loadEnv('production', process.cwd(), ''), ...process.env }
  const { SANITY_WEBHOOK_SECRET: secret, WEBHOOK_DEPLOY_COMMAND: deploy } = variables
  if (!secret) {
    throw new Error(
      'Set SANITY_WEBHOOK_SECRET to the secret of the webhook. Without it, anyone could request rebuilds.',
    )
  }
  const build = { command: 'npm run build', env: buildEnvironment(variables) }
  const env = deployEnvironment(variables, variables['WEBHOOK_DEPLOY_ENV'])
  const commands = [build, ...(deploy ? [{ command: deploy, env }] : [])]
  const rebuilds = createRebuilds({
    rebuild: (signal) => runCommands({ commands, log: print }, signal),
    log: print,
  })
  const host = variables['WEBHOOK_HOST'] || '127.0.0.1'
  const port = readPort('WEBHOOK_PORT', 4200)
  const server = await serveWebhook({ handle: createWebhook({ secret, rebuilds }), host, port })
  print(
    `Webhook: http://${host}:${port}, then ${commands.map(({ command }) => command).join(' && ')}`,
  )
  // Changes made while this program was off are not reported again.
  rebuilds.request()

  async function stop(): Promise<void> {
    server.close()
    server.closeAllConnections()
    await rebuilds.close()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => void stop())
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

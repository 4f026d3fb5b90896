import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { loadEnv } from 'vite'
import { createRebuilds, runCommands } from './webhook/rebuilds.ts'
import { createWebhook } from './webhook/webhook.ts'

/**
 * `npm run webhook [-- --port 4200 --deploy "npx wrangler deploy"]`: rebuilds the site whenever published
 * content changes, then runs the command that deploys dist/. Listens on 127.0.0.1, behind a proxy.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4200' },
    deploy: { type: 'string' },
  },
})
const { SANITY_WEBHOOK_SECRET: secret } = {
  ...loadEnv('production', process.cwd(), ''),
  ...process.env,
}
if (!secret) {
  console.error(
    'Set SANITY_WEBHOOK_SECRET to the secret of the webhook. Without it, anyone could request rebuilds.',
  )
  process.exit(1)
}

const commands = ['npm run build', ...(values.deploy ? [values.deploy] : [])]
const { SANITY_WEBHOOK_SECRET: _, ...env } = process.env
const rebuilds = createRebuilds({
  rebuild: (signal) => runCommands(commands, env, signal),
  log: console.log,
})
const { fetch } = createWebhook({ secret, requestRebuild: rebuilds.request })
const server = serve({ fetch, hostname: '127.0.0.1', port: Number(values.port) }, () => {
  console.log(`Webhook: http://127.0.0.1:${values.port}, then ${commands.join(' && ')}`)
  // Changes made while this program was off are not reported again.
  rebuilds.request()
})
server.once('error', (error) => {
  console.error(`Port ${values.port} cannot be used, choose another by --port: ${error.message}`)
  process.exit(1)
})
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(name, () => {
    server.close()
    void rebuilds.close()
  })

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { startSandbox } from '#sandbox/adapters/node.ts'
import { readPort, responds } from './process/ports.ts'
import { sandboxOf, serveFolder } from './hosting/static-host.ts'

const folder = path.resolve('dist')
const port = readPort('PREVIEW_PORT', 4173)
const sandboxPort = readPort('SANDBOX_PORT', 4100)

if (!existsSync(path.join(folder, 'index.html'))) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const builtFor = await sandboxOf(folder).catch(() => null)
const origin = `http://localhost:${sandboxPort}`
if (builtFor !== null && builtFor !== origin) {
  console.error(
    `dist/ was built for the sandbox at ${builtFor}, not ${origin}: run npm run build, or set SANDBOX_PORT.`,
  )
  process.exit(1)
}

if (builtFor !== null && !(await responds(origin))) {
  const stateDir = process.env['SANDBOX_STATE_DIR'] || '.sandbox'
  await startSandbox({ port: sandboxPort, stateDir }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  })
}
try {
  await serveFolder(folder, port)
} catch (error) {
  console.error(
    `Port ${port} (preview) cannot be used, set PREVIEW_PORT to a free one: ${String(error)}`,
  )
  process.exit(1)
}
console.log(`Preview of dist/: http://localhost:${port}`)
if (builtFor !== null) console.log(`Sandbox:          ${origin}`)

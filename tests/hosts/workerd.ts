import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { COMPATIBILITY_DATE } from '#lead-api/cloudflare/miniflare.fixture.ts'
import { freePort } from '#shared/local-server.ts'
import { endProgram, startProgram, ask } from './host.ts'
import type { Host } from './host.ts'

const wrangler = path.resolve('node_modules/.bin/wrangler')

/** Cloudflare's own runtime with `dist/` as static assets and no Worker in front. */
export const workerd: Host = {
  name: 'Cloudflare (workerd)',
  missing: () => (existsSync(wrangler) ? null : 'wrangler is not installed; run npm ci'),
  encodings: ['br', 'gzip'],
  lacks: [
    'Markdown at the address of a page',
    'addresses in capitals',
    'hidden 404 page',
    'missing files asked for again',
    'parts of a file',
    'queries of a redirect and its visitor',
    'redirects from a path with a slash',
    'vary',
  ],
  async start(site) {
    const folder = await mkdtemp(path.join(tmpdir(), 'workerd-'))
    const settings = path.join(folder, 'wrangler.json')
    const assets = { directory: path.resolve(site), not_found_handling: '404-page' }
    const worker = { name: 'site', compatibility_date: COMPATIBILITY_DATE, assets }
    await writeFile(settings, JSON.stringify(worker))
    const port = await freePort()
    const inspector = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const { child } = await startProgram(
      wrangler,
      [
        'dev',
        `--config=${settings}`,
        '--ip=127.0.0.1',
        `--port=${port}`,
        `--inspector-port=${inspector}`,
        '--show-interactive-dev-session=false',
      ],
      () => ask(origin, '/').then(Boolean, () => false),
      { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    )
    return {
      origin,
      async close() {
        await endProgram(child)
        await rm(folder, { recursive: true, force: true })
      },
    }
  },
}

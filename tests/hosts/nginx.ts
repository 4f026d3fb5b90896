import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#lead-api/node/free-port.ts'
import { endProgram, startProgram } from '../engines/programs.ts'
import { ask } from './ask.ts'
import type { Host, RunningHost } from './host.ts'

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
  (name) => existsSync(name),
)
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** nginx with the folder that `npm run hosting:nginx` writes. */
export const nginx: Host = {
  name: 'nginx',
  missing: () =>
    program ? null : 'nginx is not installed; on Debian: apt-get install -y nginx-light',
  lacks: [],
  encodings: ['gzip'],
  start: () => start(false),
}

/** The same with `npm run hosting:nginx -- --brotli`. */
export const nginxWithBrotli: Host = {
  name: 'nginx with brotli',
  missing: () =>
    nginx.missing() ??
    (existsSync(brotli)
      ? null
      : 'its module is not installed; on Debian: apt-get install -y libnginx-mod-http-brotli-static'),
  lacks: [],
  encodings: ['br'],
  start: () => start(true),
}

async function start(hasBrotli: boolean): Promise<RunningHost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  await promisify(execFile)(process.execPath, [
    'scripts/hosting/write-nginx.ts',
    `--out=${folder}/nginx`,
    ...(hasBrotli ? ['--brotli'] : []),
  ])
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = path.join(folder, 'nginx.conf')
  await writeFile(settings, configuration(folder, port, hasBrotli))
  const { child } = await startProgram(program ?? 'nginx', ['-p', folder, '-c', settings], () =>
    ask(origin, '/').then(Boolean, () => false),
  )
  return {
    origin,
    async close() {
      await endProgram(child)
      await rm(folder, { recursive: true })
    },
  }
}

/** One process, which may run as any user and writes into its own folder only. */
function configuration(folder: string, port: number, hasBrotli: boolean): string {
  return `
    ${hasBrotli ? `load_module ${brotli};` : ''}
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log stderr;
    events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join(' ')}
      server {
        listen 127.0.0.1:${port};
        root ${folder}/nginx/site;
        include ${folder}/nginx/site.conf;
      }
    }`
}

import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#shared/local-server.ts'
import { endProgram, startProgram, ask } from './host.ts'
import type { Host, RunningHost } from './host.ts'

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
  (name) => existsSync(name),
)
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** nginx with the folder that `node scripts/hosting/nginx.ts` writes. */
export const nginx: Host = {
  name: 'nginx',
  missing: () =>
    program ? null : 'nginx is not installed; on Debian: apt-get install -y nginx-light',
  lacks: [],
  passesOn: true,
  encodings: ['gzip'],
  start: (site) => start(site, false),
}

/** The same with `node scripts/hosting/nginx.ts -- --brotli`. */
export const nginxWithBrotli: Host = {
  name: 'nginx with brotli',
  missing: () =>
    nginx.missing() ??
    (existsSync(brotli)
      ? null
      : 'its module is not installed; on Debian: apt-get install -y libnginx-mod-http-brotli-static'),
  lacks: [],
  passesOn: true,
  encodings: ['br'],
  start: (site) => start(site, true),
}

async function start(site: string, hasBrotli: boolean): Promise<RunningHost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  await promisify(execFile)(process.execPath, [
    'scripts/hosting/nginx.ts',
    `--site=${site}`,
    `--out=${folder}/nginx`,
    ...(hasBrotli ? ['--brotli'] : []),
  ])
  const service = createServer(({ url }, response) => void response.end(`Asked for ${url}`))
  const servicePort = await freePort()
  await new Promise<void>((resolve) => service.listen(servicePort, '127.0.0.1', resolve))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = path.join(folder, 'nginx.conf')
  await writeFile(settings, configuration(folder, port, servicePort, hasBrotli))
  const { child } = await startProgram(program ?? 'nginx', ['-p', folder, '-c', settings], () =>
    ask(origin, '/').then(Boolean, () => false),
  )
  return {
    origin,
    async close() {
      await endProgram(child)
      service.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** One process, which may run as any user and writes into its own folder only. */
function configuration(
  folder: string,
  port: number,
  servicePort: number,
  hasBrotli: boolean,
): string {
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
        ${serviceLines(servicePort)}
      }
    }`
}

/** The lines of the guide that pass requests on to the lead service. */
function serviceLines(port: number): string {
  const guide = readFileSync('docs/lead-api.md', 'utf8')
  const [lines] = /location \/lead-api\/ \{[^}]*\}/.exec(guide) ?? []
  if (!lines) throw new Error('docs/lead-api.md has no location of the lead service.')
  return lines.replace(':4300/', `:${port}/`)
}

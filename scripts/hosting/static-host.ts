import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { lowerCasePath } from '#shared/paths.ts'
import { covers, moveOf, parseHeaders, parseRedirects } from './host-files.ts'
import { sendFile } from './send-file.ts'
import type { HeaderRule, RedirectRule } from './host-files.ts'

/** A built folder with its parsed `_headers` and `_redirects`. */
interface Site {
  folder: string
  headers: HeaderRule[]
  redirects: RedirectRule[]
}

/**
 * Serves a built folder like a static host: `/lender` from lender.html, with `_headers`, `_redirects`,
 * brotli and the status 404. The next build of the folder is served without a restart.
 */
export async function serveFolder(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    readSite(folder)
      .then((site) => respond(site, request, response))
      .catch((error: unknown) => {
        response.writeHead(500).end(`The file could not be read: ${String(error)}`)
      })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

async function readSite(folder: string): Promise<Site> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '')
  const [headers, redirects] = await Promise.all([read('_headers'), read('_redirects')])
  return { folder, headers: parseHeaders(headers), redirects: parseRedirects(redirects) }
}

async function respond(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  response.setHeader('cache-control', 'no-cache')
  for (const rule of site.headers) {
    if (!covers(rule.path, pathname)) continue
    for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value)
  }
  const move = moveOf(site.redirects, pathname, search)
  if (move) {
    response.writeHead(move.status, { location: move.location }).end()
    return
  }
  const found = await fileAt(site, pathname)
  const lower = lowerCasePath(pathname)
  if (found) await sendFile(found, 200, request, response)
  else if (
    lower !== pathname &&
    (moveOf(site.redirects, lower, '') ?? (await findFile(site.folder, lower)))
  )
    response.writeHead(301, { location: lower + search }).end()
  else {
    // The next deploy may add the file, so this 404 must not be cached as long as the file.
    if (response.getHeader('cache-control') !== 'no-cache')
      response.setHeader('cache-control', 'no-store')
    await sendFile(path.join(site.folder, '404.html'), 404, request, response)
  }
}

async function fileAt({ folder, redirects }: Site, pathname: string): Promise<string | null> {
  const rule = redirects.find(({ from }) => covers(from, pathname))
  return (await findFile(folder, pathname)) ?? (rule ? await findFile(folder, rule.to) : null)
}

async function findFile(folder: string, pathname: string): Promise<string | null> {
  const name = decode(pathname)
  if (name === null) return null
  if (/^\/(?:_headers|_redirects|404)$/.test(name)) return null
  for (const candidate of name === '/' ? ['/index.html'] : [name, `${name}.html`]) {
    const file = path.join(folder, candidate)
    if (!file.startsWith(folder + path.sep)) return null
    if ((await stat(file).catch(() => null))?.isFile()) return file
  }
  return null
}

/** The decoded path; null when invalid, or with an escaped slash, which would give a file two addresses. */
function decode(pathname: string): string | null {
  try {
    return /%2f/i.test(pathname) ? null : decodeURIComponent(pathname)
  } catch {
    return null
  }
}

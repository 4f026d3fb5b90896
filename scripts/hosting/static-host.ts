import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { covers, moveOf, parseHeaders, parseRedirects } from './host-files.ts'
import { rangeOf } from './byte-range.ts'
import { contentTypes, isCompressible, typesWithCharset } from './content-types.ts'
import type { HeaderRule, RedirectRule } from './host-files.ts'

/** A built folder with its parsed `_headers` and `_redirects`. */
interface Site {
  folder: string
  headers: HeaderRule[]
  redirects: RedirectRule[]
}

/**
 * Serves a built folder like a static host: `/lender` from lender.html, with `_headers`, `_redirects`,
 * brotli and the status 404.
 */
export async function serveFolder(folder: string, port: number): Promise<Server> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '')
  const site: Site = {
    folder,
    headers: parseHeaders(await read('_headers')),
    redirects: parseRedirects(await read('_redirects')),
  }
  const server = createServer((request, response) => {
    respond(site, request, response).catch((error: unknown) => {
      response.writeHead(500).end(`The file could not be read: ${String(error)}`)
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
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
  const rule = site.redirects.find(({ from }) => covers(from, pathname))
  const found =
    (await findFile(site.folder, pathname)) ?? (rule ? await findFile(site.folder, rule.to) : null)
  if (found) await send(found, 200, request, response)
  else {
    // The next deploy may add the file, so this 404 must not be cached as long as the file.
    if (response.getHeader('cache-control') !== 'no-cache')
      response.setHeader('cache-control', 'no-store')
    await send(path.join(site.folder, '404.html'), 404, request, response)
  }
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

async function send(
  file: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const bytes = await readFile(file).catch(() => null)
  if (bytes === null) {
    response
      .writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
      .end('Page not found')
    return
  }
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream'
  if (status === 200 && /^(audio|video)/.test(type)) {
    sendPart(bytes, type, request, response)
    return
  }
  const compressed = isCompressible(type) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  response.writeHead(status, {
    'content-type': typesWithCharset.includes(type) ? `${type}; charset=utf-8` : type,
    ...(compressed ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : compressed ? compress(file, bytes) : bytes)
}

/** Some players need byte ranges to play anything. */
function sendPart(
  bytes: Buffer,
  type: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const part = rangeOf(request.headers.range, bytes.length)
  if (part === 'outside') {
    response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end()
    return
  }
  const { start, end } = part ?? { start: 0, end: bytes.length - 1 }
  response.writeHead(part ? 206 : 200, {
    'content-type': type,
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    ...(part ? { 'content-range': `bytes ${start}-${end}/${bytes.length}` } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes.subarray(start, end + 1))
}

const compressedFiles = new Map<string, { bytes: Buffer; compressed: Buffer }>()

/** Compresses a file once, until it changes. */
function compress(file: string, bytes: Buffer): Buffer {
  const known = compressedFiles.get(file)
  if (known?.bytes.equals(bytes)) return known.compressed
  const compressed = brotliCompressSync(bytes)
  compressedFiles.set(file, { bytes, compressed })
  return compressed
}

/** The decoded path; null when invalid, or with an escaped slash, which would give a file two addresses. */
function decode(pathname: string): string | null {
  try {
    return /%2f/i.test(pathname) ? null : decodeURIComponent(pathname)
  } catch {
    return null
  }
}

import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { shouldServeMarkdown } from '@mdream/js/negotiate'
import { getMimeType, mimes } from 'hono/utils/mime'
import { prefixOf } from '#shared/languages.ts'
import { listen, portOf } from '#shared/local-server.ts'
import { lowerCasePath, markdownFile, unescaped } from '#shared/paths.ts'
import { covers, moveOf, parseHeaders, parseRedirects } from './rules.ts'

/**
 * Serves a built folder like a static host: `/lender` from lender.html, or as Markdown for clients that
 * prefer it, with `_headers`, `_redirects`, brotli and the status 404. The next build of the folder is
 * served without a restart.
 */
export async function serveFolder(
  folder: string,
  port: number,
  { compresses = true } = {},
): Promise<Server> {
  const app = new Hono()
  app.get('*', async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const { headers, redirects } = await readRules(folder)
    const own = headers.filter((rule) => covers(rule.path, pathname))
    context.header('cache-control', 'no-cache')
    for (const rule of own)
      for (const [name, value] of Object.entries(rule.headers)) context.header(name, value)
    const move = moveOf(redirects, pathname, search)
    if (move) return context.redirect(move.location, move.status === 302 ? 302 : 301)
    const rewrite = redirects.find(({ from }) => covers(from, pathname))
    if (!pathname.includes('.')) context.header('vary', 'accept')
    const { accept, 'sec-fetch-dest': destination } = context.req.header()
    const found =
      (shouldServeMarkdown(accept, destination) &&
        (await findFile(folder, markdownFile(pathname)))) ||
      (await findFile(folder, pathname)) ||
      (rewrite && (await findFile(folder, rewrite.to)))
    if (found) return send(context, found, compresses)
    const lower = lowerCasePath(pathname)
    if (lower !== pathname && (moveOf(redirects, lower, '') ?? (await findFile(folder, lower))))
      return context.redirect(lower + search, 301)
    // The next deploy may add the file, so this 404 must not be cached as long as the file.
    if (own.some((rule) => 'Cache-Control' in rule.headers))
      context.header('cache-control', 'no-store')
    context.status(404)
    const own404 = path.join(folder, prefixOf(pathname), '404.html')
    const missing = existsSync(own404) ? own404 : path.join(folder, '404.html')
    return send(context, missing, compresses)
  })
  app.all('*', (context) => context.body(null, 405, { allow: 'GET, HEAD' }))
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  await listen(server, port)
  return server
}

/**
 * Serves the built Studio; its `_redirects` sends every address to its one page.
 * @throws Error when it is not built or the port is taken
 */
export async function serveStudio(port: number): Promise<Server> {
  const folder = path.resolve('studio/dist')
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error('There is no studio/dist yet: run npm run build:studio.')
  // Locally, compressing ten megabytes takes far longer than sending them uncompressed.
  return serveFolder(folder, port, { compresses: false }).catch((error: unknown) => {
    throw new Error(`Port ${port} (Studio) cannot be used: set STUDIO_PORT to a free port.`, {
      cause: error,
    })
  })
}

/**
 * Origin of the sandbox that a folder was built against; null when it was built for real hosts.
 * @throws Error when there is no build
 */
export async function sandboxOf(dist: string): Promise<string | null> {
  const text = await readFile(path.join(dist, 'build.json'), 'utf8').catch(() => {
    throw new Error(`There is no built site in ${path.basename(dist)}/: run npm run build first.`)
  })
  const { sandbox }: { sandbox: string | null } = JSON.parse(text)
  return sandbox
}

/**
 * The port of the sandbox that a folder was built against.
 * @throws Error when there is no build, or it is one for real hosts
 */
export async function sandboxPortOf(dist: string): Promise<number> {
  const sandbox = await sandboxOf(dist)
  if (sandbox === null)
    throw new Error(`${path.basename(dist)}/ was built for real hosts, but this needs the sandbox.`)
  return Number(new URL(sandbox).port)
}

/** The address of a server that listens. */
export function originOf(server: Server): string {
  return `http://127.0.0.1:${portOf(server)}`
}

async function readRules(folder: string) {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '')
  const [headers, redirects] = await Promise.all([read('_headers'), read('_redirects')])
  return { headers: parseHeaders(headers), redirects: parseRedirects(redirects) }
}

async function findFile(folder: string, pathname: string): Promise<string | null> {
  const name = unescaped(pathname)
  // With an escaped slash a file would have two addresses.
  if (name === null || /%2f/i.test(pathname) || /^\/(?:_headers|_redirects)$|\/404$/.test(name))
    return null
  for (const candidate of name === '/' ? ['/index.html'] : [name, `${name}.html`]) {
    const file = path.join(folder, candidate)
    if (!file.startsWith(folder + path.sep)) return null
    if ((await stat(file).catch(() => null))?.isFile()) return file
  }
  return null
}

/** The types of files by the ends of their names. */
export const types = { ...mimes, md: 'text/markdown; charset=utf-8' }

export function mimeType(file: string): string | undefined {
  return getMimeType(file, types)
}

/** True for a type whose files a host should send compressed. */
export function isText(type: string | undefined): boolean {
  return /text|json|javascript|xml/.test(type ?? '')
}

/** Sends a file with its type: text compressed, everything else with the byte ranges that players need. */
async function send(context: Context, file: string, compresses: boolean): Promise<Response> {
  const type = mimeType(file)
  if (!isText(type)) {
    context.header('accept-ranges', 'bytes')
    const answer = await serveStatic({ path: file })(context, async () => {})
    return answer instanceof Response ? answer : context.notFound()
  }
  const bytes = await readFile(file).catch(() => Buffer.from('Page not found'))
  context.header('content-type', type)
  if (!compresses || !/\bbr\b/.test(context.req.header('accept-encoding') ?? ''))
    return context.body(new Uint8Array(bytes))
  context.header('content-encoding', 'br')
  context.header('vary', 'accept-encoding', { append: true })
  return context.body(new Uint8Array(compress(file, bytes)))
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

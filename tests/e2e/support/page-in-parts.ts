import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

export interface PartsProxy {
  /** Address of an HTTP proxy that passes on all requests. */
  server: string
  close: () => Promise<void>
}

const starts =
  /<(?:a|button|dd|div|dl|dt|fieldset|h[1-6]|img|label|li|p|picture|section|select|span|svg|td|tr|ul)\b/g
const parts = 120
/** Milliseconds: two frames, so that the browser draws each part. */
const between = 32

/** Sends the first view of each page element by element, as a slow line may. */
export async function startPartsProxy(): Promise<PartsProxy> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const passed = request(asked.url ?? '', { method: asked.method, headers }, (given) => {
      answer.on('error', () => given.destroy())
      passOn(given, answer).catch(() => answer.destroy())
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.')
  return {
    server: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function passOn(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { 'content-length': _length, ...headers } = given.headers
  const isPage = headers['content-type']?.startsWith('text/html') && given.statusCode === 200
  if (!isPage) {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
    return
  }
  const html = (await buffer(given)).toString()
  answer.writeHead(200, headers)
  for (const part of inParts(html)) {
    answer.write(part)
    await pause(between)
  }
  answer.end()
}

/** The page up to its content, then its first elements one by one, then the rest. */
function inParts(html: string): string[] {
  const start = html.indexOf('<main')
  const main = html.slice(start, html.indexOf('</main>'))
  const cuts = [...main.matchAll(starts)].slice(0, parts).map(({ index }) => start + index)
  return [0, ...cuts].map((cut, index) => html.slice(cut, cuts[index]))
}

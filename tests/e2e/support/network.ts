import { createServer, request as pass } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page, Request } from '@playwright/test'
import { listen, portOf } from '#shared/local-server.ts'

/** Delays a script of the build until the returned function is called. */
export async function holdScript(page: Page, script: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/static/js/${script}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Delays everything after the first such markup of a page, as a slow connection does. */
export async function holdPage(page: Page, markup: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const hold = '/static/js/hold.js'
  // The browser does not know that a page fulfilled by the test comes from this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(markup, `<script src="${hold}"></script>${markup}`)
    await route.fulfill({ response, body })
  })
  await page.route(`**${hold}`, async (route) => {
    await held
    // React must find the page as it was built.
    const body = 'document.currentScript.remove()'
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  return release
}

/** 400 kbit/s and 400 ms; the session can slow down more. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  const throughput = (400 * 1000) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  return session
}

/**
 * Counts the bytes of all bodies from now on; headers repeat and weigh little on HTTP/2.
 * @returns the sum of the requests that began before a time, in milliseconds since 1970
 */
export function countBytes(page: Page): (before?: number) => Promise<number> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  return async (before = Infinity) => {
    const counted = requests.filter((request) => request.timing().startTime < before)
    const sizes = await Promise.all(
      counted.map((request) =>
        request.sizes().then(
          ({ responseBodySize }) => responseBodySize,
          // A request that ended with its page has no size.
          () => 0,
        ),
      ),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
}

/** Answers whether anything was published since the build, whatever other journeys publish meanwhile. */
export async function answerRevision(page: Page, isPublished: boolean): Promise<void> {
  await page.route(/data\/query\/.*count%22%3A\+count/, async (route) => {
    const script = page.locator('script[data-revision]')
    const [count = '', latest = ''] = (await script.getAttribute('data-revision'))?.split('@') ?? []
    const headers = { 'Access-Control-Allow-Origin': '*' }
    const result = { count: Number(count), latest: isPublished ? new Date().toISOString() : latest }
    await route.fulfill({ headers, json: { result } })
  })
}

const elements =
  /<(?:a|button|dd|div|dl|dt|fieldset|h[1-6]|img|label|li|p|picture|section|select|span|svg|td|tr|ul)\b/g

/** An HTTP proxy that sends the first view of each page element by element, as a slow connection may. */
export async function startPartsProxy(): Promise<{ server: string; close: () => void }> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const passed = pass(asked.url ?? '', { method: asked.method, headers }, async (given) => {
      answer.on('error', () => given.destroy())
      const { 'content-length': _length, ...kept } = given.headers
      if (!kept['content-type']?.startsWith('text/html') || given.statusCode !== 200) {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
        return
      }
      const html = (await buffer(given)).toString()
      const start = html.indexOf('<main')
      const main = html.slice(start, html.indexOf('</main>'))
      const cuts = [...main.matchAll(elements)].slice(0, 120).map(({ index }) => start + index)
      answer.writeHead(200, kept)
      for (const [index, cut] of [0, ...cuts].entries()) {
        answer.write(html.slice(cut, cuts[index]))
        // Two frames, so that the browser draws each part.
        await pause(32)
      }
      answer.end()
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await listen(server, 0)
  return {
    server: `http://127.0.0.1:${portOf(server)}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { problem } from './http.ts'
import type { Context } from 'hono'
import type { HtmlEscapedString } from 'hono/utils/html'

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** Stand-ins for external sites: pages that show their own path and query, and the flags of countries. */
export function standInRoutes(): Hono {
  const routes = new Hono()
  for (const [address, name] of [
    ['/auth', 'Authentication site'],
    ['/calculator', 'Calculator'],
  ] as const) {
    const show = (context: Context) => showPage(context, name)
    routes.get(address, show).get(`${address}/*`, show)
  }
  routes.get('/scheduler', scheduler).get('/scheduler/*', scheduler)
  routes.get('/flags/:file{[^/]+\\.svg}', async (context) => {
    const code = context.req.param('file').slice(0, -'.svg'.length).toLowerCase()
    const flag = await readFlag(code)
    if (flag === undefined) return problem(404, 'No such flag.')
    context.header('content-type', 'image/svg+xml')
    context.header('cache-control', 'public, max-age=604800')
    return context.body(flag)
  })
  return routes
}

const FLAGS = path.join(
  fileURLToPath(import.meta.resolve('flag-icons/package.json')),
  '../flags/4x3',
)

/** The SVG of a country's flag by its ISO code, such as "ng"; undefined for an unknown code. */
export async function readFlag(code: string): Promise<string | undefined> {
  if (!/^[a-z]{2,5}(-[a-z]{2,4})?$/.test(code)) return undefined
  return readFile(path.join(FLAGS, `${code}.svg`), 'utf8').catch(() => undefined)
}

// Sends the same messages as the real widget.
const SCRIPT = `
  const tell = (event, payload) => window.parent.postMessage({ event, payload }, '*')
  tell('calendly.profile_page_viewed', {})
  document.querySelector('button').addEventListener('click', (click) => {
    click.currentTarget.disabled = true
    document.querySelector('[role=status]').textContent = 'The call is booked.'
    const uri = location.origin + '/scheduler/scheduled_events/' + crypto.randomUUID()
    const invitee = { uri: uri + '/invitees/' + crypto.randomUUID() }
    tell('calendly.event_scheduled', { event: { uri }, invitee })
  })
`

/** Stands in for the embedded scheduler, and shows its query (name, email). */
function scheduler(context: Context) {
  const nonce = randomBytes(16).toString('base64')
  const policy = `script-src 'nonce-${nonce}'; frame-ancestors 'self' http://localhost:* http://127.0.0.1:*`
  const booking = html`<p><button type="button">Book this time</button></p>
    <p role="status"></p>
    <script type="module" nonce="${nonce}">
      ${raw(SCRIPT)}
    </script>`
  return showPage(context, 'Scheduler', policy, booking)
}

function showPage(context: Context, name: string, policy = '', more: Markup | '' = '') {
  context.header(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; ${policy}`,
  )
  context.header('cache-control', 'no-store')
  return context.html(standInPage(new URL(context.req.url), name, more))
}

/** A page that shows the path and query that the visitor reached; `more` comes last. */
function standInPage(url: URL, name: string, more: Markup | ''): Markup {
  const rows = [...url.searchParams].map(
    ([key, value]) =>
      html`<tr>
        <th scope="row">${key}</th>
        <td>${value}</td>
      </tr>`,
  )
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${name} (sandbox)</title>
      <style>
        body {
          font: 1rem/1.5 system-ui;
          max-width: 40rem;
          margin: 3rem auto;
          padding: 0 1rem;
        }
        th {
          text-align: start;
          padding-inline-end: 1rem;
        }
      </style>
      <h1>${name}</h1>
      <p>This page of the sandbox stands in for the real site.</p>
      <p>You reached <code>${url.pathname}</code></p>
      ${
        rows.length > 0
          ? html`<table>
              <tbody>
                ${rows}
              </tbody>
            </table>`
          : html`<p>with no query.</p>`
      }
      ${more}
    </html>`
}

import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Context } from 'hono'
import type { HtmlEscapedString } from 'hono/utils/html'

const SITES = [
  { path: '/auth', name: 'Authentication site' },
  { path: '/calculator', name: 'Calculator' },
] as const

const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Stand-ins for external sites: each page shows the path and query that the visitor reached. */
export function standInRoutes(): Hono {
  const routes = new Hono()
  for (const { path, name } of SITES) {
    routes.get(path, (context) => standIn(context, name))
    routes.get(`${path}/*`, (context) => standIn(context, name))
  }
  return routes
}

function standIn(context: Context, name: string): Response | Promise<Response> {
  context.header('content-security-policy', POLICY)
  context.header('cache-control', 'no-store')
  return context.html(standInPage(new URL(context.req.url), name))
}

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** A page that shows the path and query that the visitor reached; `more` comes last. */
export function standInPage(url: URL, name: string, more: Markup | '' = ''): Markup {
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

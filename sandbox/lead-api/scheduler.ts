import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { standInPage } from '#sandbox/stand-ins.ts'
import type { Context } from 'hono'

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

/** `/scheduler`: stands in for the embedded scheduler, and shows its query (name, email). */
export function schedulerRoutes(): Hono {
  const routes = new Hono()
  routes.on('GET', ['/scheduler', '/scheduler/*'], schedulerPage)
  return routes
}

function schedulerPage(context: Context): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src 'nonce-${nonce}'`,
    "frame-ancestors 'self' http://localhost:* http://127.0.0.1:*",
  ]
  context.header('content-security-policy', policy.join('; '))
  context.header('cache-control', 'no-store')
  const booking = html`<p><button type="button">Book this time</button></p>
    <p role="status"></p>
    <script type="module" nonce="${nonce}">
      ${raw(SCRIPT)}
    </script>`
  return context.html(standInPage(new URL(context.req.url), 'Scheduler', booking))
}

import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Lead, LeadFile } from '#lead-api/types.ts'

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

const STYLE = `
  body { font: 1rem/1.5 system-ui; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid; padding-block: 1rem; }
  h2, p { margin: 0; }
  th { text-align: start; vertical-align: top; font-weight: 600; padding-inline-end: 1rem; }
  td { overflow-wrap: anywhere; white-space: pre-wrap; }
`

/** The inbox as a web page, newest lead first; every value is escaped. */
export function inboxPage(leads: readonly Lead[]): Markup {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Inbox (sandbox)</title>
      <style>
        ${STYLE}
      </style>
      <h1>Inbox</h1>
      <p>
        ${leads.length} received. Also as <a href="/inbox.json">JSON</a> and
        <a href="/inbox.csv">CSV</a>.
      </p>
      ${leads.toReversed().map(article)}
    </html>`
}

function article(lead: Lead): Markup {
  const { headers, files } = lead
  const envelope = {
    from: headers.origin,
    'idempotency key': lead.idempotencyKey,
    repeats: lead.repeats > 0 ? lead.repeats : null,
    authorization: headers.authorization && 'sent',
  }
  return html`<article>
    <h2>${lead.call}</h2>
    <p><time datetime="${lead.receivedAt}">${lead.receivedAt}</time></p>
    <table>
      <tbody>
        ${rows(lead.body)} ${rows(envelope)} ${files.map(fileRow)}
      </tbody>
    </table>
  </article>`
}

function rows(values: Record<string, unknown>): Markup[] {
  return Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => row(name, typeof value === 'string' ? value : JSON.stringify(value)))
}

function fileRow({ key, bytes, contentType }: LeadFile): Markup {
  return row(
    'file',
    html`<a href="/inbox/files/${key}">${key}</a> (${contentType}, ${bytes} bytes)`,
  )
}

function row(name: string, value: string | Markup): Markup {
  return html`<tr>
    <th scope="row">${name}</th>
    <td><bdi>${value}</bdi></td>
  </tr>`
}

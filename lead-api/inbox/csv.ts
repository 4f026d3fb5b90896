import type { Lead } from '../types.ts'

const OWN_COLUMNS = [
  'id',
  'call',
  'receivedAt',
  'idempotencyKey',
  'repeats',
  'origin',
  'contentType',
  'files',
] as const

/** The leads as CSV (RFC 4180), a column for each field of any body; without bearer tokens. */
export function toCsv(leads: readonly Lead[]): string {
  const fields = [...new Set(leads.flatMap((lead) => Object.keys(lead.body)))]
  const rows = leads.map((lead) => [...ownCells(lead), ...fields.map((name) => lead.body[name])])
  return [[...OWN_COLUMNS, ...fields], ...rows]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('')
}

function ownCells(lead: Lead): unknown[] {
  const files = lead.files.map((file) => `${file.key} (${file.contentType}, ${file.bytes} bytes)`)
  const { id, call, receivedAt, idempotencyKey, repeats, headers } = lead
  return [
    id,
    call,
    receivedAt,
    idempotencyKey,
    repeats,
    headers.origin,
    headers.contentType,
    files.join('; '),
  ]
}

function cell(value: unknown): string {
  const content = isolate(asText(value))
  return /[",\r\n]/.test(content) ? `"${content.replaceAll('"', '""')}"` : content
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

// A spreadsheet would run text that starts like this as a formula (OWASP: CSV injection).
function isolate(content: string): string {
  return /^[=+\-@\t\r\n]/.test(content) ? `'${content}` : content
}

import { textOrJson } from '#shared/json.ts'
import { formNames } from '#shared/leads/forms.ts'
import { CAMPAIGN_FIELDS } from '#shared/leads/source.ts'
import { CALLS } from '#lead-api/calls/calls.ts'
import type { Filters } from '#lead-api/store/filters.ts'
import type { InboxStore } from '#lead-api/store/inbox-store.ts'
import type { InboxLead } from '#lead-api/types.ts'

const OWN_COLUMNS = ['id', 'call', 'receivedAt', 'idempotencyKey', 'repeats', 'language', 'files']
const WORK_COLUMNS = ['state', 'closedAs', 'owner', 'nextAt'] as const
const SOURCE_COLUMNS = [
  'firstPage',
  'page',
  'referrer',
  ...CAMPAIGN_FIELDS.map((name) => `utm_${name}`),
]

/** Every field that a form sends. */
const FIELDS = [...new Set(formNames.flatMap((call) => Object.keys(CALLS[call].body.fields)))]

const COLUMNS = [...OWN_COLUMNS, ...WORK_COLUMNS, ...SOURCE_COLUMNS, ...FIELDS, 'otherFields']

type Separator = ',' | ';'

/**
 * What Excel splits a file at for a reader of these languages (`Accept-Language`): at semicolons where the
 * comma is in numbers, as in French.
 */
export function separatorFor(languages: string | undefined): Separator {
  const [first = ''] = (languages ?? '').split(/[,;]/)
  try {
    return new Intl.NumberFormat(first.trim() || 'en').format(0.5).includes(',') ? ';' : ','
  } catch {
    return ','
  }
}

/** The first line. The mark at its beginning (BOM) tells a spreadsheet that this is UTF-8. */
export function csvHead(separator: Separator = ','): string {
  return `\uFEFF${line(COLUMNS, separator)}`
}

/**
 * The leads as CSV (RFC 4180) for below the head, a column for each field of any form. What no form
 * sends any more is in the last column. Every cell is quoted, and no spreadsheet runs one as a formula,
 * whichever separator it assumes.
 */
export function csvRows(leads: readonly InboxLead[], separator: Separator = ','): string {
  return leads.map((lead) => line(cellsOf(lead), separator)).join('')
}

/** Few enough that a lead which comes meanwhile is answered within some milliseconds. */
const PAGE = 250

/** A list as CSV, the newest first, read from the database page by page as the reader takes it. */
export function csvOf(
  inbox: Pick<InboxStore, 'before'>,
  filters: Filters,
  separator: Separator = ',',
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let head = csvHead(separator)
  let before = Number.MAX_SAFE_INTEGER
  return new ReadableStream(
    {
      pull: async (controller) => {
        // Whatever else is to be done now comes first: other visitors are answered.
        await new Promise((resolve) => setTimeout(resolve, 0))
        const leads = await inbox.before(filters, before, PAGE)
        controller.enqueue(encoder.encode(head + csvRows(leads, separator)))
        head = ''
        before = leads.at(-1)?.number ?? 0
        if (leads.length < PAGE) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

function cellsOf(lead: InboxLead): unknown[] {
  const { id, call, receivedAt, idempotencyKey, repeats, language, files, source, body } = lead
  const names = files.map(
    ({ key, contentType, bytes }) => `${key} (${contentType}, ${bytes} bytes)`,
  )
  const others = Object.entries(body).filter(([name]) => !FIELDS.includes(name))
  return [
    id,
    call,
    receivedAt,
    idempotencyKey,
    repeats,
    language,
    names.join(', '),
    ...WORK_COLUMNS.map((name) => lead[name]),
    source?.first,
    source?.page,
    source?.referrer,
    ...CAMPAIGN_FIELDS.map((name) => source?.utm[name]),
    ...FIELDS.map((name) => body[name]),
    others.length > 0 ? Object.fromEntries(others) : '',
  ]
}

function line(cells: readonly unknown[], separator: Separator): string {
  const quoted = cells.map(
    (value) => `"${harmless(textOrJson(value ?? ''), separator).replaceAll('"', '""')}"`,
  )
  return `${quoted.join(separator)}\r\n`
}

/**
 * Puts an apostrophe before whatever a spreadsheet could take for the beginning of a formula (OWASP: CSV
 * injection): at the beginning of the text, and after each character that may begin a cell for a reader
 * who expects another separator. Tabs, which separate cells too, become spaces.
 */
function harmless(text: string, separator: Separator): string {
  const begins = separator === ';' ? /[,;"\n]/ : /[;"\n]/
  const plain = text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')
  const guarded = plain.replaceAll(/[\s\p{C},;"]+/gu, (gap, at: number) => {
    const mayBegin = at === 0 || begins.test(gap)
    return mayBegin && isFormula(plain, at + gap.length) ? `${gap}'` : gap
  })
  return isFormula(plain, 0) ? `'${guarded}` : guarded
}

/** True for =, +, - and @, also in a wide, small or raised form. */
function isFormula(text: string, at: number): boolean {
  return /^[=+\-@]/.test(text.slice(at, at + 1).normalize('NFKC'))
}

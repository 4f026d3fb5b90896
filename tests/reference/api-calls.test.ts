// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hosts } from '#src/config/hosts/hosts.ts'
import { clearMyDetails, outbox } from '#src/leads/outbox/outbox.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import { isLeadName, leadNames } from '#src/leads/calls/lead-calls.ts'
import { loadStates, resetStates } from '#src/leads/calls/states.ts'
import { uploadFile } from '#src/leads/uploads/uploads.ts'
import { cell, columnOf, listOf, readTable } from '#tests/support/markdown.ts'
import { forms, leastOf } from './form-facts.ts'

const file = 'docs/reference/api-calls.md'
const calls = readTable(file, 'Calls')
const answers = readTable(file, 'Answers')
const retries = readTable(file, 'Retries')

const signed = 'http://localhost:4100/uploads/plan'
const signature = { data: { url: signed, key: 'plan.pdf' } }
/** Where the tables name a variable. */
const bases: Record<string, string> = {
  VITE_IDENTITY_HOST: hosts.leads.identity,
  VITE_IAM_HOST: hosts.leads.iam,
  VITE_API_HOST: hosts.leads.api,
  VITE_STATES_URL: hosts.leads.states,
  VITE_SHEET_URL: hosts.leads.sheet,
}

const server = setupServer()
let seen: Request[] = []

beforeAll(() => server.listen())
beforeEach(() => {
  seen = []
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(async () => {
  server.resetHandlers()
  outbox.stop()
  resetStates()
  await clearMyDetails()
})
afterAll(() => server.close())

test('the tables have every call', () => {
  const names = [...leadNames, 'states', 'upload', 'upload-put'].toSorted()
  expect(columnOf(calls, 'call').toSorted()).toEqual(names)
  expect([...new Set(columnOf(answers, 'call'))].toSorted()).toEqual(names)
})

test('the lead API receives the lead of every form', () => {
  expect(LEAD_CALLS).toEqual(expect.arrayContaining(leadNames))
})

test.each(calls.map((row) => [cell(row, 'call'), row] as const))(
  '%s is sent as the table says',
  async (name, row) => {
    answerAll(name === 'upload' || name === 'upload-put' ? '200' : '500')
    await send(name)
    const [request] = seen.filter(({ url }) => (name === 'upload-put') === (url === signed))
    expect(request?.method).toBe(cell(row, 'method'))
    expect(request?.url).toBe(addressOf(cell(row, 'address')))
    const type = cell(row, 'content type')
    expect(request?.headers.get('Content-Type')).toBe(type.startsWith('type of') ? pdf.type : type)
    expect(await fieldsOf(request)).toEqual(
      name === 'upload-put'
        ? []
        : [...named(row, 'body'), ...named(row, 'left out when empty')].toSorted(),
    )
    expect(request?.headers.has('Idempotency-Key')).toBe(isLeadName(name))
  },
)

test.each(
  calls
    .filter((row) => isLeadName(cell(row, 'call')))
    .map((row) => [cell(row, 'call'), row] as const),
)('nothing but the fields of the table is left out of an empty %s', async (name, row) => {
  answerAll('500')
  await sendLead(name, true)
  expect(await fieldsOf(seen[0])).toEqual(named(row, 'body'))
})

test.each(
  answers.map((row) => ['call', 'answer', 'arrived', 'text'].map((name) => cell(row, name))),
)('%s answered with %s: arrived %s, "%s"', async (name = '', answer = '', arrived, text) => {
  answerAll(answer, name === 'upload-put' ? 'PUT' : 'POST')
  expect(await send(name)).toEqual({ arrived, text })
})

test.each(retries.map((row) => Object.values(row)))(
  'a waitlist lead answered with %s is %s, or %s',
  async (answer = '', keyed, unkeyed) => {
    answerAll(answer)
    expect((await sendLead('waitlist')).outcome).toBe(keyed)
    await clearMyDetails()
    const { idempotent } = hosts.leads
    hosts.leads.idempotent = []
    try {
      expect((await sendLead('waitlist')).outcome).toBe(unkeyed)
    } finally {
      hosts.leads.idempotent = idempotent
    }
  },
)

test('every result is explained', () => {
  const results = retries.flatMap((row) => Object.values(row).slice(1))
  expect(columnOf(readTable(file, 'Results'), 'result').toSorted()).toEqual(
    [...new Set(results)].toSorted(),
  )
})

const pdf = new File(['%PDF-1.7 text'], 'plan.pdf', { type: 'application/pdf' })

/** Sends a call once; what the visitor is told of it. */
async function send(name: string): Promise<{ arrived: string; text: string }> {
  if (name === 'states') {
    const result = await loadStates('Nigeria')
    return told(result.kind === 'states', result.kind === 'failed' ? result.text : '')
  }
  if (name.startsWith('upload')) {
    const { ok, text } = await uploadFile(pdf).result
    return told(ok, text)
  }
  const { received, text } = await sendLead(name)
  return told(received, text ?? '')
}

function told(isHere: boolean, text: string) {
  return { arrived: isHere ? 'yes' : 'no', text }
}

function sendLead(name: string, isLeast = false) {
  if (!isLeadName(name)) throw new Error(`There is no lead "${name}".`)
  const form = forms[name]
  return form.submit(isLeast ? leastOf(form) : form.valid)
}

/** Answers every call of this method as a cell says it: "400 {…}", "201" or "none". */
function answerAll(answer: string, method: 'POST' | 'PUT' = 'POST'): void {
  const cors = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Allow-Methods': 'PUT',
  }
  const [, status = '', body] = /^(\d{3}|none)(?: (.*))?$/.exec(answer) ?? []
  if (status === '') throw new Error(`This is not an answer: ${answer}`)
  server.use(
    http.options('*', () => new HttpResponse(null, { headers: cors })),
    http.all('*', ({ request }) => {
      seen.push(request.clone())
      const isSigning = request.url.endsWith('/files/upload')
      if (isSigning && (method === 'PUT' || status === '200')) return HttpResponse.json(signature)
      if (request.method !== method) return new HttpResponse(null, { headers: cors })
      if (status === 'none') return HttpResponse.error()
      return new HttpResponse(body ?? null, { status: Number(status), headers: cors })
    }),
  )
}

function addressOf(written: string): string {
  if (written === 'the signed address') return signed
  return written.replace(/\{(\w+)\}/, (_, name: string) => bases[name] ?? name)
}

function named(row: Record<string, string>, column: string): string[] {
  return listOf(cell(row, column)).toSorted()
}

async function fieldsOf(request: Request | undefined): Promise<string[]> {
  const isJson = request?.headers.get('Content-Type') === 'application/json'
  const body: unknown = isJson ? await request?.json() : {}
  return Object.keys(body ?? {}).toSorted()
}

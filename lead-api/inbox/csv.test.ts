import fc from 'fast-check'
import { expect, test } from 'vitest'
import { send } from '#lead-api/calls/call.fixture.ts'
import { CALLS } from '#lead-api/calls/calls.ts'
import { testLead } from '#lead-api/forwarding/test-lead.ts'
import { createInboxStore } from '#lead-api/store/inbox-store.ts'
import { leadApiWith, testFiles, testSql } from '#lead-api/test-support.ts'
import { csvHead, csvOf, csvRows, separatorFor } from './csv.ts'
import type { InboxLead, Lead } from '#lead-api/types.ts'

const ALL = { folder: 'inbox', state: 'all' } as const

function leadWith(body: Lead['body'], idempotencyKey: string | null = null): InboxLead {
  return { ...testLead(), body, idempotencyKey }
}

/** Splits CSV as a spreadsheet does: quotes count at the beginning of a cell, and what follows them is text. */
function parse(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    let value = ''
    if (text[at] === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text[at] === '"' && text[at + 1] === '"') at += 1
        else if (text[at] === '"') break
        value += text[at]
      }
      at += 1
    }
    while (at < text.length && text[at] !== separator && !/[\r\n]/.test(text[at] ?? '')) {
      value += text[at]
      at += 1
    }
    rows.at(-1)?.push(value)
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    if (text[at] !== separator && at < text.length) rows.push([])
    at += 1
  }
  return rows.filter((row) => row.length > 0)
}

const FORMULA = /^[\s\p{C}"]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r]/u

function characterOf(text: string): fc.Arbitrary<string> {
  return fc.constantFrom(...Array.from(text))
}

const tricky = fc
  .array(
    fc.oneof(
      characterOf('=+-@＝＋－＠﹦\t\r\n;,|"\' \u00A0\u200B\uFEFF\0a'),
      fc.constantFrom('=1+1', '\r\n', '";', ';"', '""', "'="),
      fc.string({ maxLength: 2 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

test.each([
  [',', ','],
  [',', ';'],
  [',', '\t'],
  [';', ','],
  [';', ';'],
  [';', '\t'],
] as const)(
  'nothing that a visitor typed becomes a formula of a table with "%s" in a spreadsheet that splits at "%s"',
  (written, separator) => {
    fc.assert(
      fc.property(tricky, tricky, tricky, (first, second, third) => {
        const body = {
          ...CALLS.contact.example,
          firstName: first,
          lastName: second,
          [third]: first,
        }
        const csv =
          csvHead(written).slice(1) + csvRows([leadWith(body, third), leadWith(body)], written)
        const cells = parse(csv, separator).flat()
        expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([])
      }),
      { numRuns: 500 },
    )
  },
)

test('a table has each text of a lead as it was typed, in a column for its field', () => {
  fc.assert(
    fc.property(fc.string({ unit: characterOf('aé王 ,;"\n=') }), (text) => {
      const rows = parse(csvHead().slice(1) + csvRows([leadWith({ description: text })]), ',')
      expect(rows.map((row) => row.length)).toEqual([rows[0]?.length, rows[0]?.length])
      const value = rows[1]?.[rows[0]?.indexOf('description') ?? -1] ?? ''
      expect(value.replaceAll(/'(?==)/g, '')).toBe(text)
    }),
  )
})

test('Excel reads the table as UTF-8, and a field that no form has any more is kept', () => {
  expect(csvHead()).toMatch(/^\uFEFF"id","call",/)
  expect(csvHead()).not.toMatch(/contentType|origin/)
  expect(csvRows([leadWith({ fax: 'none' })])).toMatch(/,"\{""fax"":""none""\}"\r\n$/)
})

test('while a person takes a large table, the leads of visitors are answered', async () => {
  const sql = testSql()
  const { ask } = leadApiWith({ sql })
  await send(ask, 'contact')
  await sql.run(`INSERT INTO leads (id, call, received_at, body, search_text, answer_status, answer_body)
    WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 2600)
    SELECT 'seed-' || n, call, received_at, body, search_text, answer_status, answer_body
    FROM leads, count`)
  const reader = csvOf(createInboxStore(sql, testFiles()), ALL).getReader()
  const chunks: Uint8Array[] = []
  let answered = 0
  for (let chunk = await reader.read(); chunk.value; chunk = await reader.read()) {
    chunks.push(chunk.value)
    if ((await send(ask, 'profile')).ok) answered += 1
  }
  const text = Buffer.concat(chunks).toString()
  expect(text.split('\r\n')).toHaveLength(1 + 2601 + 1)
  expect(new Set(text.match(/"seed-\d+"/g)).size).toBe(2600)
  expect(text).not.toContain('linkedin.com/in/ada')
  // No part of it is large, however many leads there are.
  expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(200_000)
  expect(answered).toBe(chunks.length)
})

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', ';'],
  ['pt-PT', ';'],
  ['en-GB,fr', ','],
  ['*', ','],
  ['', ','],
])('a reader of %j gets a table that Excel splits at "%s"', (languages, separator) => {
  expect(separatorFor(languages)).toBe(separator)
  const [row] = parse(
    csvRows([leadWith({ firstName: 'Zoé; "Ada"' })], separatorFor(languages)),
    separator,
  )
  expect(row).toContain('Zoé; "Ada"')
})

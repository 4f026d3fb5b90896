// @vitest-environment node
import { expect, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { leadApiWith, testSql } from '#lead-api/test-support.ts'
import { completeOlderLeads } from './older-leads.ts'
import type { Sql } from './sql.ts'

test('leads of an older version with endless texts are made ready for a search in bounded steps', async () => {
  const sql = testSql()
  const { ask } = leadApiWith({ sql })
  for (let n = 0; n < 8; n += 1) await send(ask, 'contact')
  const body = JSON.stringify({ ...VALID_BODIES.contact, description: 'Ж'.repeat(120_000) })
  await sql.run("UPDATE leads SET body = ?, search_text = '', is_indexed = 0", body)
  let longest = 0
  const watched: Sql = {
    ...sql,
    run: (text, ...values) => {
      longest = Math.max(longest, ...values.map((value) => String(value).length))
      return sql.run(text, ...values)
    },
  }
  await completeOlderLeads(watched)
  expect(longest).toBeLessThan(500_000)
  const found =
    "SELECT count(*) AS count FROM leads WHERE instr(search_text, 'ada@example.com') > 0"
  expect(await sql.run(found)).toEqual([{ count: 8 }])
})

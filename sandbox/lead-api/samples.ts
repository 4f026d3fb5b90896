import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DAY_MS } from '#shared/dates.ts'
import { createLeadStore } from '#lead-api/store/lead-store.ts'
import { SAMPLE_ORIGIN } from '#lead-api/types.ts'
import { settingOf } from '#lead-api/store/sql.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { Sql } from '#lead-api/store/sql.ts'
import type { SpamReason } from '#lead-api/types.ts'

const MINUTE = 60_000

/** A lead that nobody has sent; all of its people and companies are invented. */
interface Sample {
  /** Minutes ago, or a day ago and its time in UTC. */
  at: number | [daysAgo: number, time: string]
  form: FormName
  page: string
  body: Record<string, unknown>
  first?: string
  language?: string
  campaign?: string
  /** `utm_source`. */
  via?: string
  referrer?: string
  reason?: SpamReason
}

/** One a line, as the content is. */
export const SAMPLES = readFileSync(path.join(import.meta.dirname, 'samples.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Sample => JSON.parse(line))

/** Adds the samples to a database that has not had them yet, at times relative to now. */
export async function addSamples(sql: Sql): Promise<void> {
  const mark = crypto.randomUUID()
  if ((await settingOf(sql, 'samples', () => mark)) !== mark) return
  const leads = createLeadStore(sql)
  const all = SAMPLES.map((sample) => ({ ...sample, receivedAt: timeOf(sample.at) }))
  for (const sample of all.toSorted((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1))) {
    const { form, page, body, first = page, language = 'en', campaign, via, referrer } = sample
    const idempotencyKey = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    await leads.add({
      call: form,
      idempotencyKey,
      headers: { origin: SAMPLE_ORIGIN, authorization: null, contentType: 'application/json' },
      language,
      source: {
        first,
        page,
        utm: { ...(via && { source: via }), ...(campaign && { campaign }) },
        referrer: referrer ?? null,
      },
      reason: sample.reason ?? null,
      body,
      answer: { status: 200, body: {} },
    })
    await sql.run(
      'UPDATE leads SET received_at = ? WHERE idempotency_key = ?',
      sample.receivedAt,
      idempotencyKey,
    )
  }
}

function timeOf(at: Sample['at']): string {
  if (typeof at === 'number') return new Date(Date.now() - at * MINUTE).toISOString()
  const [daysAgo, time] = at
  return `${new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)}T${time}:00.000Z`
}

import { html } from 'hono/html'
import { callAddress, whatsAppAddress } from '#shared/contact.ts'
import { languageName } from '#shared/languages.ts'
import { counted } from '#shared/text.ts'
import {
  companyOf,
  formOf,
  hourThere,
  nameOf,
  phoneOf,
  placeOf,
  referenceOf,
  sumOf,
} from '#lead-api/inbox/facts.ts'
import { bold, buttons, large, letter, line, quiet, rule } from '#lead-api/mails/mail-html.ts'
import { IS_IN_INBOX, IS_LEAD } from '#lead-api/store/filters.ts'
import { settingOf, textOrNull } from '#lead-api/store/sql.ts'
import { createForwardStore } from './forward.ts'
import { testLead } from './test-lead.ts'
import type { Mail, SendMail } from '#lead-api/mails/mail.ts'
import type { Sql } from '#lead-api/store/sql.ts'
import type { InboxLead } from '#lead-api/types.ts'
import type { Forwarder } from './forward.ts'

const HOUR_MS = 60 * 60 * 1000
/** The others follow an hour later. */
const MOST = 50
const LAST = 'digest-sent-at'

/** Whom to write to, and where the inbox is. */
export interface DigestOptions {
  send: SendMail
  to: readonly string[]
  inbox: string
}

/** What is still to be done besides the new leads. */
interface Waiting {
  count: number
  /** ISO time of the oldest; null when there is none. */
  oldest: string | null
  suspected: number
}

/** Forwards new leads to the team in one email, at most once an hour. */
export function createDigest(
  sql: Sql,
  { send, to, inbox }: DigestOptions,
  log: (line: string) => void,
): Forwarder {
  const store = createForwardStore(sql)
  async function forwardDue(): Promise<number> {
    const now = Date.now()
    const isDue = `forward_state = 'waiting' AND ${IS_IN_INBOX} AND forward_at <= ?`
    const [due] = await sql.run(`SELECT 1 FROM leads WHERE ${isDue} LIMIT 1`, now)
    if (!due) return 0
    const last = await settingOf(sql, LAST, () => '0')
    // One that was sent in the future was sent before the clock was put back.
    if (now >= Number(last) && now - Number(last) < HOUR_MS) return 0
    // Of two processes, one writes the hour.
    const taken = 'UPDATE settings SET value = ? WHERE name = ? AND value = ? RETURNING 1'
    if ((await sql.run(taken, String(now), LAST, last)).length === 0) return 0
    const leads = (await store.claim(MOST)).toSorted((a, b) => a.number - b.number)
    const failure = await send(
      await digestMail(leads, await waitingBefore(leads[0]?.number ?? 0, Number(last)), to, inbox),
    )
    if (failure) log(`Not forwarded: ${failure.problem}`)
    for (const { id } of leads) {
      if (failure) await store.failed(id, { ...failure, isFinal: false })
      else await store.told(id)
    }
    return leads.length
  }

  async function waitingBefore(number: number, last: number): Promise<Waiting> {
    const isNew = "folder = 'inbox' AND handled_at IS NULL AND number < ?"
    const [row] = await sql.run(
      `SELECT coalesce(sum(${isNew}), 0) AS count, min(CASE WHEN ${isNew} THEN received_at END) AS oldest,
        coalesce(sum(folder = 'suspected' AND received_at >= ?), 0) AS suspected
      FROM leads WHERE body IS NOT NULL AND ${IS_LEAD}`,
      number,
      number,
      new Date(last).toISOString(),
    )
    return {
      count: Number(row?.['count']),
      oldest: textOrNull(row?.['oldest']),
      suspected: Number(row?.['suspected']),
    }
  }

  return {
    forwardDue,
    forwardNext: async () => (await forwardDue()) > 0,
    test: async () => {
      const nothing = { count: 0, oldest: null, suspected: 0 }
      return send(await digestMail([testLead()], nothing, to, inbox))
    },
  }
}

/** Nothing personal in the subject, which is shown on locked screens. */
export async function digestMail(
  leads: readonly InboxLead[],
  waiting: Waiting,
  to: readonly string[],
  inbox: string,
): Promise<Mail> {
  const subject = counted(leads.length, 'new lead')
  const hours = Math.floor((Date.now() - Date.parse(waiting.oldest ?? '')) / HOUR_MS)
  const before = `Still new from before: ${waiting.count}. The oldest waits ${counted(hours, 'hour')}.`
  const rest = [
    ...(waiting.suspected > 0 ? [`Suspected: ${waiting.suspected} more, not listed here.`] : []),
    'You get this at most once an hour.',
  ]
  const entries = leads.map((lead) => entryOf(lead, inbox))
  return {
    id: `digest-${crypto.randomUUID()}`,
    to,
    replyTo: undefined,
    subject,
    text: [
      ...entries.map((entry, index) =>
        [
          `${index + 1}. ${entry.what}`,
          // After a sign of ours, since what a visitor typed may look like a line of this mail.
          ...[entry.name, entry.company].filter(Boolean).map((text) => `> ${text}`),
          ...[entry.where, entry.from].filter(Boolean),
          `Reference ${entry.reference}`,
          ...entry.acts.flatMap(({ label, address }) =>
            address ? [`${label}: ${address.replace(/^tel:/, '')}`] : [],
          ),
        ].join('\n'),
      ),
      ...(waiting.count > 0 ? [`${before}\n${inbox}`] : []),
      `${rest.join('\n')}\n`,
    ].join('\n\n'),
    html: await letter({
      language: 'en',
      dir: 'ltr',
      subject,
      preview: leads.map(({ call }) => call).join(', '),
      heading: subject,
      bricks: { count: Math.min(leads.length, 10), color: 'laterite' },
      pieces: [
        ...entries.flatMap(({ what, name, company, where, from, reference, acts }) => [
          rule(),
          bold(what, 0),
          large(name, 20),
          ...(company ? [line(html`<bdi>${company}</bdi>`, 0)] : []),
          quiet(where, 4),
          quiet(from, 0),
          quiet(html`Reference <b>${reference}</b>`, 0),
          buttons(acts),
        ]),
        rule(),
        ...(waiting.count > 0 ? [line(html`${before} <a href="${inbox}">Open all</a>`, 0)] : []),
        quiet(rest.join(' ')),
      ],
    }),
  }
}

function entryOf(lead: InboxLead, inbox: string) {
  const { call, language, source } = lead
  const reference = referenceOf(lead)
  const phone = phoneOf(lead) ?? ''
  const place = placeOf(lead)
  const there = place?.zone && hourThere(place.zone, new Date())
  const hour =
    there && `, ${there.time} there${there.kind === 'good' ? ': a good hour to call' : ''}`
  const isForeign = language !== null && !language.startsWith('en')
  const campaign = source?.utm.campaign
  return {
    what: `${[formOf(call), sumOf(lead)?.join(' ')].filter(Boolean).join(', ')}${isForeign ? `, wrote in ${languageName(language)}` : ''}`,
    name: nameOf(lead),
    company: companyOf(lead),
    where: place ? `${place.country}${hour ?? ''}` : '',
    from: source ? `From ${source.page}${campaign ? `, campaign ${campaign}` : ''}` : '',
    reference,
    acts: [
      { label: 'Open', address: `${inbox}/${lead.id}` },
      { label: 'Call', address: callAddress(phone) },
      { label: 'WhatsApp', address: whatsAppAddress(phone, reference) },
    ],
  }
}

import { html } from 'hono/html'
import { callAddress, isEmail, whatsAppAddress } from '#shared/contact.ts'
import { asText } from '#shared/json.ts'
import { loadAnswers } from '#shared/words/answers.ts'
import { visibleText } from '#shared/text.ts'
import { referenceOf } from '#lead-api/inbox/facts.ts'
import { bold, buttons, large, letter, line, link, quiet, rows, rule } from './mail-html.ts'
import type { AnswerWords } from '#shared/leads/answer-words.ts'
import type { Lead } from '#lead-api/types.ts'
import type { Mail } from './mail.ts'

/** Longer values belong to no summary. */
const LONGEST = 80

/**
 * The answer to the visitor who has sent a lead, in the language of its words; undefined without an
 * address. It repeats no more than a summary, since a mistyped address belongs to a stranger, and
 * nothing with a link, since a stranger may have typed the address too.
 * @param site of the link to the privacy policy
 */
export async function answerMail(
  lead: Pick<Lead, 'id' | 'idempotencyKey' | 'receivedAt' | 'body'>,
  words: AnswerWords,
  site: string,
): Promise<Mail | undefined> {
  const to = visibleText(asText(lead.body['email']))
  if (!isEmail(to)) return undefined
  const { mail: t } = await loadAnswers(words.language)
  const reference = referenceOf(lead)
  const heading = words.title.replace(/\.$/, '')
  const hello = t.hello(harmless(lead.body['firstName'] ?? lead.body['firstname']) ?? '')
  const summary = summaryOf()
  const [whatsApp, call] = [
    whatsAppAddress(words.whatsapp, reference) ?? '',
    callAddress(words.phone) ?? '',
  ]
  const policy = site + words.policy
  const place = [words.brand, ...words.address.split('\n')].filter(Boolean).join(', ')

  function summaryOf(): [string, string][] {
    const { body } = lead
    const amount = typeof body['amount'] === 'number' ? body['amount'].toLocaleString(t.tag) : ''
    const where = [body['state'], body['country'] ?? body['buildCountry']].map(harmless)
    const files: unknown = body['uploadedFiles']
    const moment = new Date(lead.receivedAt).toLocaleString(t.tag, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: words.timeZone || 'UTC',
    })
    const all: [string, string | undefined][] = [
      [t.business, harmless(body['businessName'])],
      [t.amount, amount && t.money(amount, String(body['currency']))],
      [t.where, where.filter(Boolean).join(', ')],
      [t.documents, Array.isArray(files) && files.length > 0 ? String(files.length) : ''],
      [t.received, t.at(moment, words.city || 'UTC')],
    ]
    return all.flatMap(([name, value]) => (value ? [[name, value]] : []))
  }

  return {
    id: `answer-${lead.id}`,
    to: [to],
    replyTo: words.email || undefined,
    subject: `${heading}, ${reference}`,
    text: [
      hello,
      `${words.title}\n${words.answer}`,
      `${t.labeled(t.reference, reference)}\n${t.quote}`,
      `${underlined(t.sent)}\n${columns(summary)}`,
      `${underlined(t.who)}\n${words.who}\n${words.how}`,
      [t.add, call && t.labeled(t.call, words.phone), whatsApp && t.labeled('WhatsApp', whatsApp)]
        .filter(Boolean)
        .join('\n'),
      t.notYou,
      `${place}\n${t.labeled(t.privacy, policy)}\n`,
    ].join('\n\n'),
    html: await letter({
      language: words.language,
      dir: t.dir,
      subject: `${heading}, ${reference}`,
      preview: `${t.labeled(t.reference, reference)}. ${words.answer}`,
      heading,
      bricks: { count: 5, color: 'green' },
      pieces: [
        line(`${hello} ${words.answer}`),
        bold(t.reference),
        large(reference, 34),
        quiet(t.quote, 0),
        bold(t.sent, 22),
        rows(summary),
        bold(t.who, 24),
        line(words.who, 4),
        line(words.how, 0),
        line(t.add, 14),
        buttons([
          { label: 'WhatsApp', address: whatsApp || undefined },
          { label: `${t.call} ${words.phone}`, address: call || undefined },
        ]),
        line(t.notYou, 16),
        rule(),
        quiet(html`${place}<br />${link(t.privacy, policy)}`, 0),
      ],
    }),
  }
}

/** A value that a visitor typed, in one line, if it is a short one without anything that a mail program makes a link of. */
function harmless(value: unknown): string | undefined {
  const text = typeof value === 'string' ? visibleText(value).replaceAll(/\s+/g, ' ') : ''
  const plain = text.normalize('NFKC').replaceAll('。', '.')
  const mayLink = /[@/:\\<>]|[\p{L}\p{M}\p{N}]\.\p{L}{2}|(?:\p{N}[^\p{L}\p{N}]*){7}/u.test(plain)
  return text === '' || text.length > LONGEST || mayLink ? undefined : text
}

/** A heading of a plain text, underlined. */
function underlined(text: string): string {
  return `${text}\n${'-'.repeat(text.length)}`
}

/** Names with their values, in two columns. */
function columns(list: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...list.map(([name]) => name.length)) + 2
  return list.map(([name, value]) => name.padEnd(width) + value).join('\n')
}

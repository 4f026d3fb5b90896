import { DAY_MS } from '#shared/dates.ts'
import { isFormName } from '#shared/leads/forms.ts'
import { ANSWERS_FILE, answerWordsIn } from '#shared/leads/answer-words.ts'
import { GIVE_UP_MS } from '#lead-api/forwarding/forward.ts'
import { answerMail } from './answer-mail.ts'
import type { Deliver, ForwardFailure } from '#lead-api/forwarding/forward.ts'
import type { Sql } from '#lead-api/store/sql.ts'
import type { SendMail } from './mail.ts'

const MINUTE = 60_000
/** Answers that one address gets in a day. */
const MOST_PER_DAY = 3

/** Loads the words of editors; rejects when the site cannot be reached. */
export type LoadWords = () => Promise<unknown>

/**
 * The words in the file that the build of a site has written, read again every five minutes.
 * @param ask how the site's files are requested
 */
export function wordsOfSite(
  site: string,
  ask: (request: Request) => Promise<Response> = fetch,
): LoadWords {
  let read: { at: number; words: unknown } | undefined
  return async () => {
    if (read && Date.now() - read.at < 5 * MINUTE) return read.words
    const file = new Request(site + ANSWERS_FILE, { signal: AbortSignal.timeout(10_000) })
    const response = await ask(file)
    // A site of an older version does not have this file, and gets no answers.
    if (!response.ok && response.status !== 404) throw new Error(`status ${response.status}`)
    read = { at: Date.now(), words: response.ok ? await response.json() : [] }
    return read.words
  }
}

const NO_ANSWER: ForwardFailure = { problem: '', isFinal: true, isUnwanted: true }

/** Answers visitors by email, once for each lead, in the words of editors. */
export function answerVisitors(sql: Sql, send: SendMail, load: LoadWords, site: string): Deliver {
  return async (lead) => {
    let all: unknown
    try {
      all = await load()
    } catch {
      return {
        problem: 'The words of the answer could not be loaded from the site.',
        isFinal: false,
      }
    }
    const words = isFormName(lead.call) && answerWordsIn(all, lead.call, lead.language)
    // A Worker that its schedule has started does not know its own site.
    const from = lead.headers.origin ?? site
    const mail = words ? await answerMail(lead, words, from) : undefined
    if (!mail || (await isUnwelcome(lead.id))) return NO_ANSWER
    return send(mail)
  }

  /** The address was refused, not given up after days, or it has had enough today, with what is being sent. */
  async function isUnwelcome(id: string): Promise<boolean> {
    const [row] = await sql.run(
      `SELECT coalesce(sum(other.mail_state = 'dead' AND other.mail_at <= other.mail_since + ?), 0) AS refused,
        coalesce(sum(other.mail_at > ? AND (other.mail_state = 'told' OR other.mail_state = 'waiting'
          AND other.mail_tries > 0 AND other.number < own.number)), 0) AS sent
      FROM leads AS own JOIN leads AS other ON other.email_hash = own.email_hash AND other.id <> own.id
      WHERE own.id = ?`,
      GIVE_UP_MS,
      Date.now() - DAY_MS,
      id,
    )
    return Number(row?.['refused']) > 0 || Number(row?.['sent']) >= MOST_PER_DAY
  }
}

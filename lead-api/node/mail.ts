import { isFormName } from '#shared/leads/forms.ts'
import { createTransport } from 'nodemailer'
import { isEmail } from '#shared/contact.ts'
import { languageName } from '#shared/languages.ts'
import { isRecord } from '#shared/json.ts'
import { definitions } from '#shared/leads/index.ts'
import type { Deliver } from '#lead-api/forwarding/forward.ts'
import type { MailSettings } from '#lead-api/settings.ts'
import type { InboxLead } from '#lead-api/types.ts'

const TIMEOUT_MS = 15_000

/** Sends leads by email, encrypted on the way; without encryption to this machine only. */
export function deliverByMail({ server, from, to }: MailSettings, inbox: string): Deliver {
  const isLocal = /^(?:localhost|127\.0\.0\.1)$/.test(server.hostname)
  const transport = createTransport({
    host: server.hostname,
    port: Number(server.port || (server.protocol === 'smtps:' ? 465 : 587)),
    secure: server.protocol === 'smtps:',
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    ...(server.username === '' ? {} : { auth: credentialsOf(server) }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (lead) => {
    const { email } = lead.body
    const address = typeof email === 'string' ? visible(email).trim() : ''
    const replyTo = isEmail(address) ? address : undefined
    try {
      await transport.sendMail({
        from,
        to: [...to],
        replyTo,
        // The same at every try, so that a mailbox can tell a repeat.
        messageId: `<${lead.id}@${from.split('@').at(-1)}>`,
        subject: subjectOf(lead),
        text: textOf(lead, inbox),
      })
      return undefined
    } catch (error) {
      const code = isRecord(error) ? error['responseCode'] : undefined
      const what = typeof code === 'number' ? `answered ${code}` : 'could not be reached'
      return { problem: `The mail server ${what}.`, isFinal: false }
    }
  }
}

/** Nothing personal: a subject is shown on locked screens. */
function subjectOf({ call, idempotencyKey }: InboxLead): string {
  const name = isFormName(call) ? definitions[call].inboxName : call
  const reference = idempotencyKey
    ? `, reference ${idempotencyKey.slice(0, 4)} ${idempotencyKey.slice(4, 8)}`
    : ''
  return `${name}${reference}`
}

function textOf({ body, files, language, receivedAt }: InboxLead, inbox: string): string {
  const fields = Object.entries(body)
    .filter(([name]) => name !== 'uploadedFiles')
    .map(([name, value]) => fieldOf(name, value))
  const names = files.map(({ key }) => `file: ${key}`)
  return [
    ...fields,
    ...names,
    '',
    `Received ${receivedAt}${language === null ? '' : `, from a page in ${languageName(language)}`}.`,
    `Answer it in the inbox: ${inbox}`,
  ].join('\n')
}

/** A line, or several that are quoted: no text of a visitor looks like a line of this service. */
function fieldOf(name: string, value: unknown): string {
  const text = visible(typeof value === 'string' ? value : JSON.stringify(value))
  return text.includes('\n') ? `${name}:\n${text.replaceAll(/^/gm, '> ')}` : `${name}: ${text}`
}

/**
 * A text with one kind of line break, and without control and format characters such as U+202E, which
 * shows what follows it backward. Joiners stay: letters of some scripts and emoji need them.
 */
function visible(text: string): string {
  return text
    .replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}]/gu, '')
}

function credentialsOf({ username, password }: URL): { user: string; pass: string } {
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
}

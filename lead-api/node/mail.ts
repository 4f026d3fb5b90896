import { createTransport } from 'nodemailer'
import { isEmail } from '#shared/contact.ts'
import { languageName } from '#shared/languages.ts'
import { isRecord, textOrJson } from '#shared/json.ts'
import { formOf, referenceOf } from '#lead-api/inbox/facts.ts'
import type { Deliver } from '#lead-api/forwarding/forward.ts'
import type { SendMail } from '#lead-api/mails/mail.ts'
import type { MailSettings } from '#lead-api/settings.ts'
import type { InboxLead } from '#lead-api/types.ts'

const TIMEOUT_MS = 15_000

/** Sends mails over a server, encrypted on the way; without encryption to this machine only. */
export function sendOver({ server, from }: Pick<MailSettings, 'server' | 'from'>): SendMail {
  const isLocal = /^(?:localhost|127\.0\.0\.1)$/.test(server.hostname)
  const transport = createTransport({
    host: server.hostname,
    port: Number(server.port || (server.protocol === 'smtps:' ? 465 : 587)),
    secure: server.protocol === 'smtps:',
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    ...(server.username !== '' && {
      auth: {
        user: decodeURIComponent(server.username),
        pass: decodeURIComponent(server.password),
      },
    }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, to, ...mail }) => {
    try {
      const messageId = `<${id}@${from.split('@').at(-1)}>`
      await transport.sendMail({ ...mail, from, to: [...to], messageId })
      return undefined
    } catch (error) {
      const { responseCode: status, code } = isRecord(error) ? error : {}
      const what = typeof status === 'number' ? `answered ${status}` : 'could not be reached'
      const isRefused = code === 'EENVELOPE' && typeof status === 'number' && status >= 500
      return { problem: `The mail server ${what}.`, isFinal: isRefused }
    }
  }
}

/** Sends leads by email to the team, which is tried again whatever the server answers. */
export function deliverByMail(send: SendMail, to: readonly string[], inbox: string): Deliver {
  return async (lead) => {
    const { email } = lead.body
    const address = typeof email === 'string' ? visible(email).trim() : ''
    const failure = await send({
      id: lead.id,
      to,
      replyTo: isEmail(address) ? address : undefined,
      // Nothing personal: a subject is shown on locked screens.
      subject: `${formOf(lead.call)}, reference ${referenceOf(lead)}`,
      text: textOf(lead, inbox),
    })
    return failure && { ...failure, isFinal: false }
  }
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
  const text = visible(textOrJson(value))
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

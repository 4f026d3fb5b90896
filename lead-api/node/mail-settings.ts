import { isEmail } from '#shared/contact.ts'
import type { Environment } from '#lead-api/settings.ts'

/** The mail server and the mailboxes that leads are sent to. */
export interface MailSettings {
  /** `smtps://user:password@mail.example.com`, or `smtp:` for a server that begins unencrypted. */
  server: URL
  from: string
  to: readonly string[]
}

/**
 * Reads the variables of forwarding by e-mail; undefined when no server is named.
 * @throws Error with a sentence for each value that cannot be used
 */
export function readMailSettings(environment: Environment): MailSettings | undefined {
  const text = environment['LEAD_API_SMTP_URL'] || ''
  if (text === '') return undefined
  const from = environment['LEAD_API_MAIL_FROM'] || ''
  const to = (environment['LEAD_API_MAIL_TO'] || '').split(',').map((address) => address.trim())
  const server = URL.canParse(text) ? new URL(text) : undefined
  const problems = [
    ...(server && /^smtps?:$/.test(server.protocol) && server.hostname !== ''
      ? []
      : ['LEAD_API_SMTP_URL must be such as smtps://user:password@mail.example.com.']),
    ...(isEmail(from) ? [] : ['LEAD_API_MAIL_FROM must be an e-mail address.']),
    ...(to.every(isEmail)
      ? []
      : ['LEAD_API_MAIL_TO must be e-mail addresses, separated by commas.']),
    ...(environment['LEAD_API_WEBHOOK_URL']
      ? ['Leads are forwarded to LEAD_API_WEBHOOK_URL or by LEAD_API_SMTP_URL: set one of the two.']
      : []),
  ]
  if (!server || problems.length > 0) throw new Error(problems.join('\n'))
  return { server, from, to }
}

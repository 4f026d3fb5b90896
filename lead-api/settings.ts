import { isEmail } from '#shared/contact.ts'
import { secretBytes } from './forwarding/webhook.ts'
import { peopleOf } from './inbox/people.ts'
import type { Webhook } from './forwarding/webhook.ts'
import type { RateLimits } from './guard/rate-limit.ts'

/** What the environment configures of the service, wherever it runs. */
export interface Settings {
  /** Its public address, which may have a path. */
  address: string
  /** Origins of the sites whose pages may send leads. */
  sites: readonly string[]
  tokenSecret: string | undefined
  /** The people who may open the inbox, as `peopleOf` reads them; without any there is no inbox. */
  inboxSecretHash: string | undefined
  webhook: Webhook | undefined
  /** Leads are kept forever when it is undefined. */
  retentionDays: number | undefined
  rateLimits: RateLimits
}

/** What the environment configures of the service on a machine of its owner. */
export interface Configuration extends Settings {
  port: number
  /** Folder of the database and the uploads. */
  folder: string
  /** A proxy is in front, and appends the address of each visitor to `X-Forwarded-For`. */
  isBehindProxy: boolean
  /** Leads are forwarded by e-mail; not together with a webhook. */
  mail: MailSettings | undefined
}

/** The mail server and the mailboxes that leads are sent to. */
export interface MailSettings {
  /** `smtps://user:password@mail.example.com`, or `smtp:` for a server that starts unencrypted. */
  server: URL
  from: string
  to: readonly string[]
}

/** Variables by name, as text. */
export type Environment = Readonly<Record<string, string | undefined>>

const SPAN_MS = 10 * 60 * 1000
const PER_ADDRESS = 100
const PER_EMAIL = 10

/**
 * Reads the variables `LEAD_API_*` that every runtime knows.
 * @param own its address and its sites (separated by commas) when none are set
 * @throws Error with a sentence for each value that cannot be used
 */
export function readSettings(
  environment: Environment,
  own: { address: string; sites: string },
): Settings {
  const problems: string[] = []
  const settings = settingsOf(environment, own, problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return settings
}

/**
 * Reads all variables `LEAD_API_*`, for Node.
 * @throws Error with a sentence for each value that cannot be used
 */
export function readConfiguration(environment: Environment): Configuration {
  const problems: string[] = []
  const port = Number(environment['LEAD_API_PORT'] || '4300')
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    problems.push('LEAD_API_PORT must be a port from 1 to 65535.')
  }
  const own = {
    address: `http://localhost:${port}`,
    sites: 'http://localhost:5173,http://localhost:4173',
  }
  const settings = settingsOf(environment, own, problems)
  const mail = mailSettings(environment, problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return {
    ...settings,
    mail,
    port,
    folder: environment['LEAD_API_DIR'] || '.leads',
    // The service itself speaks http only, so behind an https address there is a proxy.
    isBehindProxy: settings.address.startsWith('https:'),
  }
}

function settingsOf(
  environment: Environment,
  own: { address: string; sites: string },
  problems: string[],
): Settings {
  const value = (name: string) => environment[name] || undefined
  const numberOf = (name: string): number | undefined => {
    const text = value(name)
    const number = Number(text)
    if (text !== undefined && !(Number.isInteger(number) && number > 0)) {
      problems.push(`${name} must be a whole number above 0, but it is "${text}".`)
    }
    return text === undefined ? undefined : number
  }
  const addressOf = (name: string, text: string, mayHavePath: boolean): string => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const path = url?.pathname.replace(/\/+$/, '') ?? ''
    const isPlain = url?.search === '' && url.hash === ''
    if (url && /^https?:$/.test(url.protocol) && isPlain && (mayHavePath || path === '')) {
      return `${url.origin}${path}`
    }
    problems.push(`${name} must be addresses such as https://www.example.com, but it is "${text}".`)
    return ''
  }
  const inboxSecretHash = value('LEAD_API_INBOX_SECRET_HASH')
  if (inboxSecretHash !== undefined && !peopleOf(inboxSecretHash)) {
    problems.push(
      'LEAD_API_INBOX_SECRET_HASH must have one hash for each name: run node lead-api/node/new-secret.ts.',
    )
  }
  const [url, secret = ''] = [value('LEAD_API_WEBHOOK_URL'), value('LEAD_API_WEBHOOK_SECRET')]
  if (url !== undefined && !isWebhookAddress(url)) {
    problems.push('LEAD_API_WEBHOOK_URL must be an https address, or one of this machine.')
  }
  if (url !== undefined && !secretBytes(secret)) {
    problems.push(
      'LEAD_API_WEBHOOK_SECRET must be base64 of at least 24 bytes: openssl rand -base64 32.',
    )
  }
  const perAddress = numberOf('LEAD_API_MOST_PER_ADDRESS') ?? PER_ADDRESS
  return {
    address: addressOf('LEAD_API_URL', value('LEAD_API_URL') ?? own.address, true),
    sites: (value('LEAD_API_SITES') ?? own.sites)
      .split(',')
      .map((site) => addressOf('LEAD_API_SITES', site.trim(), false)),
    tokenSecret: value('LEAD_API_TOKEN_SECRET'),
    inboxSecretHash,
    webhook: url === undefined ? undefined : { url, secret },
    retentionDays: numberOf('LEAD_API_RETENTION_DAYS'),
    rateLimits: { span: SPAN_MS, perAddress, perCall: perAddress * 30, perEmail: PER_EMAIL },
  }
}

/** Undefined when no mail server is set. */
function mailSettings(environment: Environment, problems: string[]): MailSettings | undefined {
  const text = environment['LEAD_API_SMTP_URL'] || ''
  if (text === '') return undefined
  const from = environment['LEAD_API_MAIL_FROM'] || ''
  const to = (environment['LEAD_API_MAIL_TO'] || '').split(',').map((address) => address.trim())
  const server = URL.canParse(text) ? new URL(text) : undefined
  if (!server || !/^smtps?:$/.test(server.protocol) || server.hostname === '') {
    problems.push('LEAD_API_SMTP_URL must be such as smtps://user:password@mail.example.com.')
  }
  if (!isEmail(from)) problems.push('LEAD_API_MAIL_FROM must be an e-mail address.')
  if (!to.every(isEmail)) {
    problems.push('LEAD_API_MAIL_TO must be e-mail addresses, separated by commas.')
  }
  if (environment['LEAD_API_WEBHOOK_URL']) {
    problems.push(
      'Leads are forwarded to LEAD_API_WEBHOOK_URL or by LEAD_API_SMTP_URL: set one of the two.',
    )
  }
  return server && { server, from, to }
}

/** Leads are personal: they leave this machine encrypted only. */
function isWebhookAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)
}

import { isEmail } from '#shared/contact.ts'
import { secretBytes } from './forwarding/webhook.ts'
import { peopleOf } from './inbox/people.ts'

/** The mail server and the mailboxes that leads are sent to. */
export interface MailSettings {
  /** `smtps://user:password@mail.example.com`, or `smtp:` for a server that starts unencrypted. */
  server: URL
  from: string
  to: readonly string[]
}

/** What the environment configures of the service. Its port, folder, proxy and mail are of Node alone. */
export type Configuration = ReturnType<typeof readConfiguration>

const SPAN_MS = 10 * 60 * 1000
const PER_ADDRESS = 100
const PER_EMAIL = 10

/**
 * Reads the variables `LEAD_API_*`.
 * @param own the address and the sites (separated by commas) when none are set; default: this machine
 * @throws Error with a sentence for each value that cannot be used
 */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
  own: { address?: string; sites?: string } = {},
) {
  const problems: string[] = []
  const value = (name: string) => environment[name] || undefined
  const check = (isValid: boolean, problem: string) => {
    if (!isValid) problems.push(problem)
  }
  const numberOf = (name: string): number | undefined => {
    const text = value(name)
    if (text === undefined) return undefined
    const isValid = Number.isInteger(Number(text)) && Number(text) > 0
    check(isValid, `${name} must be a whole number above 0, but it is "${text}".`)
    return Number(text)
  }
  const addressOf = (name: string, text: string, mayHavePath: boolean): string => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const path = url?.pathname.replace(/\/+$/, '') ?? ''
    const isPlain = url?.search === '' && url.hash === '' && /^https?:$/.test(url.protocol)
    check(
      isPlain && (mayHavePath || path === ''),
      `${name} must be addresses such as https://www.example.com, but it is "${text}".`,
    )
    return `${url?.origin}${path}`
  }

  const port = Number(value('LEAD_API_PORT') ?? '4300')
  check(
    Number.isInteger(port) && port > 0 && port <= 65_535,
    'LEAD_API_PORT must be a port from 1 to 65535.',
  )
  const address = value('LEAD_API_URL') ?? own.address ?? `http://localhost:${port}`
  const sites =
    value('LEAD_API_SITES') ?? own.sites ?? 'http://localhost:5173,http://localhost:4173'
  const inboxSecretHash = value('LEAD_API_INBOX_SECRET_HASH')
  check(
    inboxSecretHash === undefined || peopleOf(inboxSecretHash) !== undefined,
    'LEAD_API_INBOX_SECRET_HASH must have one hash for each name: run node lead-api/node/new-secret.ts.',
  )
  const [url, secret = ''] = [value('LEAD_API_WEBHOOK_URL'), value('LEAD_API_WEBHOOK_SECRET')]
  check(
    url === undefined || isWebhookAddress(url),
    'LEAD_API_WEBHOOK_URL must be an https address, or one of this machine.',
  )
  check(
    url === undefined || secretBytes(secret) !== undefined,
    'LEAD_API_WEBHOOK_SECRET must be base64 of at least 24 bytes: openssl rand -base64 32.',
  )
  const smtp = value('LEAD_API_SMTP_URL')
  const from = value('LEAD_API_MAIL_FROM') ?? ''
  const to = (value('LEAD_API_MAIL_TO') ?? '').split(',').map((text) => text.trim())
  const server = smtp !== undefined && URL.canParse(smtp) ? new URL(smtp) : undefined
  if (smtp !== undefined) {
    check(
      server !== undefined && /^smtps?:$/.test(server.protocol) && server.hostname !== '',
      'LEAD_API_SMTP_URL must be such as smtps://user:password@mail.example.com.',
    )
    check(isEmail(from), 'LEAD_API_MAIL_FROM must be an e-mail address.')
    check(to.every(isEmail), 'LEAD_API_MAIL_TO must be e-mail addresses, separated by commas.')
    check(
      url === undefined,
      'Leads are forwarded to LEAD_API_WEBHOOK_URL or by LEAD_API_SMTP_URL: set one of the two.',
    )
  }
  const perAddress = numberOf('LEAD_API_MOST_PER_ADDRESS') ?? PER_ADDRESS
  const configuration = {
    port,
    /** The public address, which may have a path. */
    address: addressOf('LEAD_API_URL', address, true),
    /** Origins of the sites whose pages may send leads. */
    sites: sites.split(',').map((site) => addressOf('LEAD_API_SITES', site.trim(), false)),
    /** Folder of the database and the uploads. */
    folder: value('LEAD_API_DIR') ?? '.leads',
    /**
     * A proxy is in front, and appends the address of each visitor to `X-Forwarded-For`: the service
     * itself speaks http only.
     */
    isBehindProxy: address.startsWith('https:'),
    /** The people who may open the inbox, as `peopleOf` reads them; without any there is no inbox. */
    inboxSecretHash,
    webhook: url === undefined ? undefined : { url, secret },
    /** Leads are forwarded by e-mail; not together with a webhook. */
    mail: server && { server, from, to },
    /** Leads are kept forever when it is undefined. */
    retentionDays: numberOf('LEAD_API_RETENTION_DAYS'),
    rateLimits: { span: SPAN_MS, perAddress, perCall: perAddress * 30, perEmail: PER_EMAIL },
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return configuration
}

/** Leads are personal: they leave this machine encrypted only. */
function isWebhookAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)
}

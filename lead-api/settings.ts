import { isEmail } from '#shared/contact.ts'
import { secretBytes } from './forwarding/webhook.ts'
import { targetIn, unknownFields } from './forwarding/target.ts'
import { peopleOf } from './inbox/people.ts'
import type { RateLimits } from './guard/rate-limit.ts'

/** The mail server and the mailboxes that leads are sent to. */
export interface MailSettings {
  /** `smtps://user:password@mail.example.com`, or `smtp:` for a server that starts unencrypted. */
  server: URL
  from: string
  to: readonly string[]
  /** One mail an hour with all that is new, instead of one for each lead. */
  isDigest: boolean
}

/** What the environment configures of the service. Its port, folder, proxy and mail are of Node alone. */
export type Configuration = ReturnType<typeof readConfiguration>

/** In ten minutes; the email addresses in a day. */
const RATE_LIMITS: RateLimits = {
  span: 10 * 60 * 1000,
  perAddress: 100,
  perEmail: 10,
}

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
  const secretHash = value('LEAD_API_INBOX_SECRET_HASH')
  const people = secretHash === undefined ? undefined : peopleOf(secretHash)
  check(
    secretHash === undefined || people !== undefined,
    'LEAD_API_INBOX_SECRET_HASH must have one hash for each name: run npx node lead-api/node/new-secret.ts.',
  )
  const forwardUrl = value('LEAD_API_FORWARD_URL')
  const mail = forwardUrl === undefined ? undefined : mailOf(forwardUrl)
  const map = forwardUrl?.startsWith('{') ? forwardUrl : undefined
  const target = map === undefined ? undefined : targetIn(map)
  check(
    map === undefined || target !== undefined,
    `LEAD_API_FORWARD_URL must be JSON with a url, headers and a body with fields of a lead, such as {email}. Unknown fields: ${unknownFields(map).join(', ') || 'none'}.`,
  )
  // What follows a # in an address is never sent.
  const [url, secret = ''] = mail || map ? [] : (forwardUrl?.split('#') ?? [])
  check(
    [url, target?.url].every((one) => one === undefined || isWebhookAddress(one)),
    'LEAD_API_FORWARD_URL must be an https address, or one of this machine, or a mail server such as smtps://user:password@mail.example.com?from=site@example.com&to=sales@example.com, or JSON as docs/lead-api.md shows it.',
  )
  check(
    url === undefined || secretBytes(secret) !== undefined,
    'LEAD_API_FORWARD_URL must end with # and a secret in base64 of at least 24 bytes: openssl rand -base64 32.',
  )
  const days = value('LEAD_API_RETENTION_DAYS')
  const retentionDays = days === undefined ? undefined : Number(days)
  check(
    retentionDays === undefined || (Number.isInteger(retentionDays) && retentionDays > 0),
    `LEAD_API_RETENTION_DAYS must be a whole number above 0, but it is "${days}".`,
  )
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
    /** The people who may open the inbox; without any there is no inbox. */
    people,
    webhook: url === undefined ? undefined : { url, secret },
    /** Leads are forwarded in a shape of their own instead. */
    target,
    /** Leads are forwarded by email instead. */
    mail,
    /** Leads are kept forever when it is undefined. */
    retentionDays,
    rateLimits: RATE_LIMITS,
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return configuration
}

/** The mail server of an address, and the mailboxes in its query; undefined when one of them is missing. */
function mailOf(text: string): MailSettings | undefined {
  if (!URL.canParse(text)) return undefined
  const server = new URL(text)
  const from = server.searchParams.get('from') ?? ''
  const to = (server.searchParams.get('to') ?? '').split(',').map((one) => one.trim())
  const isServer = /^smtps?:$/.test(server.protocol) && server.hostname !== ''
  const isDigest = server.searchParams.get('digest') === 'hourly'
  return isServer && [from, ...to].every(isEmail) ? { server, from, to, isDigest } : undefined
}

/** Leads are personal: they leave this machine encrypted only. */
function isWebhookAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  // Fetch refuses an address with a password in it.
  const isPlain = url?.username === '' && url.password === ''
  return isPlain && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))
}

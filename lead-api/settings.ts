import { secretBytes } from './forwarding/sign-webhook.ts'
import { peopleOf } from './inbox/people.ts'
import type { Webhook } from './forwarding/webhook.ts'
import type { RateLimits } from './guard/rate-limit.ts'

/** What the environment says about the service, wherever it runs. */
export interface Settings {
  /** Its public address, which may have a path. */
  address: string
  /** Origins of the sites whose pages may send leads. */
  sites: readonly string[]
  tokenSecret: string | undefined
  /** The people who may open the inbox, as `peopleOf` reads them; without any there is no inbox. */
  inboxSecretHash: string | undefined
  webhook: Webhook | undefined
  /** Leads are kept for ever when it is undefined. */
  retentionDays: number | undefined
  rateLimits: RateLimits
}

/** Variables by name, as text. */
export type Environment = Readonly<Record<string, string | undefined>>

const SPAN_MS = 10 * 60 * 1000

/**
 * Reads the variables `LEAD_API_*` that every runtime knows.
 * @param own its address and its sites (separated by commas) when none are named
 * @throws Error with a sentence for each value that cannot be used
 */
export function readSettings(
  environment: Environment,
  own: { address: string; sites: string },
): Settings {
  const problems: string[] = []
  const settings = {
    address: addressOf('LEAD_API_URL', environment['LEAD_API_URL'] || own.address, true),
    sites: (environment['LEAD_API_SITES'] || own.sites)
      .split(',')
      .map((site) => addressOf('LEAD_API_SITES', site.trim(), false)),
    tokenSecret: environment['LEAD_API_TOKEN_SECRET'] || undefined,
    inboxSecretHash: inboxSecretHash(environment['LEAD_API_INBOX_SECRET_HASH'] || undefined),
    webhook: webhook(
      environment['LEAD_API_WEBHOOK_URL'] || undefined,
      environment['LEAD_API_WEBHOOK_SECRET'] || '',
    ),
    retentionDays: environment['LEAD_API_RETENTION_DAYS']
      ? wholeNumber('LEAD_API_RETENTION_DAYS', environment['LEAD_API_RETENTION_DAYS'])
      : undefined,
    rateLimits: {
      span: SPAN_MS,
      perAddress: wholeNumber(
        'LEAD_API_MOST_PER_ADDRESS',
        environment['LEAD_API_MOST_PER_ADDRESS'] || '100',
      ),
      perCall: wholeNumber(
        'LEAD_API_MOST_PER_CALL',
        environment['LEAD_API_MOST_PER_CALL'] || '3000',
      ),
      perEmail: wholeNumber(
        'LEAD_API_MOST_PER_EMAIL',
        environment['LEAD_API_MOST_PER_EMAIL'] || '10',
      ),
    },
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return settings

  function wholeNumber(name: string, text: string): number {
    const number = Number(text)
    if (Number.isInteger(number) && number > 0) return number
    problems.push(`${name} must be a whole number above 0, but it is "${text}".`)
    return 0
  }
  function inboxSecretHash(hash: string | undefined): string | undefined {
    if (hash !== undefined && !peopleOf(hash)) {
      problems.push(
        'LEAD_API_INBOX_SECRET_HASH must have one hash for each name: run npm run lead-api:secret.',
      )
    }
    return hash
  }
  function webhook(url: string | undefined, secret: string): Webhook | undefined {
    if (url === undefined) return undefined
    if (!isWebhookAddress(url)) {
      problems.push('LEAD_API_WEBHOOK_URL must be an https address, or one of this machine.')
    }
    if (!secretBytes(secret)) {
      problems.push(
        'LEAD_API_WEBHOOK_SECRET must be base64 of at least 24 bytes: openssl rand -base64 32.',
      )
    }
    return { url, secret }
  }
  function addressOf(name: string, text: string, mayHavePath: boolean): string {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const path = url?.pathname.replace(/\/+$/, '') ?? ''
    const isPlain = url?.search === '' && url.hash === ''
    if (url && /^https?:$/.test(url.protocol) && isPlain && (mayHavePath || path === '')) {
      return `${url.origin}${path}`
    }
    problems.push(`${name} must hold addresses such as https://www.example.com, but has "${text}".`)
    return ''
  }
}

/** Leads are personal: they leave this machine encrypted only. */
function isWebhookAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)
}

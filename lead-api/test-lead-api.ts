import type { Webhook } from './forwarding/webhook.ts'
import type { LeadApi, LeadApiOptions } from './lead-api.ts'

/** The options of an API that can be told to another program. */
export type TestSettings = Pick<
  LeadApiOptions,
  'address' | 'rateLimits' | 'tokenSecret' | 'inboxSecretHash' | 'retentionDays'
> & { sites: readonly string[]; webhook?: Webhook }

/** An API with a log to inspect; `ask` sends a request to one of its paths. */
export interface TestLeadApi extends Pick<LeadApi, 'leads' | 'sweep'> {
  origin: string
  log: string[]
  ask: (path: string, init?: RequestInit, address?: string) => Promise<Response>
  /** How many leads were tried; 0 without a webhook. */
  forwardDue: () => Promise<number>
}

import path from 'node:path'
import { isLocal } from '#lead-api/inbox/own-pages.ts'
import type { Configuration } from './configuration.ts'

type Facts = Pick<
  Configuration,
  'address' | 'folder' | 'host' | 'inboxSecretHash' | 'isBehindProxy' | 'retentionDays' | 'sites'
>

/** What the service says about itself once it listens on a port, one sentence a line. */
export function startLines(facts: Facts, port: number): string[] {
  const { address, folder, host, inboxSecretHash, isBehindProxy, retentionDays, sites } = facts
  return [
    `Lead API: http://${host}:${port}, for pages of ${sites.join(', ')}`,
    `Leads and uploads are in ${path.resolve(folder)}`,
    inboxSecretHash === undefined
      ? 'There is no inbox: make a secret for it with npm run lead-api:secret.'
      : `Inbox: ${address}/inbox`,
    ...(inboxSecretHash !== undefined && address.startsWith('http:') && !isLocal(new URL(address))
      ? ['The inbox opens over https only: set LEAD_API_URL to the https address of the proxy.']
      : []),
    retentionDays === undefined
      ? 'Leads are kept until somebody deletes them: set LEAD_API_RETENTION_DAYS to delete old ones.'
      : `A lead is deleted ${retentionDays} ${retentionDays === 1 ? 'day' : 'days'} after it came.`,
    // The service itself speaks http only.
    ...(address.startsWith('https:') && !isBehindProxy
      ? [
          'LEAD_API_URL is https, so a proxy must be in front. Set LEAD_API_BEHIND_PROXY=true: without ' +
            'it all visitors count as one address, and share its limit.',
        ]
      : []),
  ]
}

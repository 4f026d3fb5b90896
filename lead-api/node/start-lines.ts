import path from 'node:path'
import { isLocal } from '#lead-api/inbox/https.ts'
import type { Configuration } from '#lead-api/settings.ts'

/** What the service prints once it listens on a port, one sentence a line. */
export function startLines(configuration: Configuration, port: number): string[] {
  const { address, folder, inboxSecretHash, retentionDays, sites } = configuration
  return [
    `Lead API: http://127.0.0.1:${port}, for pages of ${sites.join(', ')}`,
    `Leads and uploads are in ${path.resolve(folder)}`,
    inboxSecretHash === undefined
      ? 'There is no inbox: make a secret for it with node lead-api/node/new-secret.ts.'
      : `Inbox: ${address}/inbox`,
    ...(inboxSecretHash !== undefined && address.startsWith('http:') && !isLocal(new URL(address))
      ? ['The inbox opens over https only: set LEAD_API_URL to the https address of the proxy.']
      : []),
    retentionDays === undefined
      ? 'Leads are kept until somebody deletes them: set LEAD_API_RETENTION_DAYS to delete old ones.'
      : `A lead is deleted ${retentionDays} ${retentionDays === 1 ? 'day' : 'days'} after it came.`,
  ]
}

import { hosts } from '#src/config/hosts/hosts.ts'
import { namedHosts } from '#shared/hosts/named-hosts.ts'
import type { ContentCounts } from '#src/content/queries/health.ts'
import type { Probe } from './checks.ts'
import { contentProbes } from './content-probes.ts'
import { clockProbe, outboxProbe, storageProbe } from './device-probes.ts'
import { hostProbe } from './host-probe.ts'

/** Everything that the health page checks, in the order of the page: nothing that only unused forms need. */
export function allProbes(
  loadCounts: () => Promise<ContentCounts | null>,
  outboxLength?: () => Promise<number>,
  unusedForms: readonly string[] = [],
): Probe[] {
  return [
    ...contentProbes(loadCounts, unusedForms),
    ...namedHosts(hosts, unusedForms).map(hostProbe),
    ...(outboxLength ? [outboxProbe(outboxLength)] : []),
    storageProbe,
    clockProbe,
  ]
}

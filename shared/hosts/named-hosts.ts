import { neededHosts } from './form-hosts.ts'
import type { FormHost } from './form-hosts.ts'
import type { Hosts } from './read-hosts.ts'

export interface NamedHost {
  /** What a person on the phone would call it. */
  name: string
  /** Full address that is probed. */
  url: string
  /** What the site does without it. */
  without?: string
}

/**
 * Every host that the site uses without the unused forms, by name, in the order of the health page; its
 * policy must allow them all.
 */
export function namedHosts(
  { leads, sandbox, ...hosts }: Hosts,
  unused: readonly string[] = [],
): NamedHost[] {
  const needed = neededHosts(unused)
  const ifNeeded = (host: FormHost, ...named: NamedHost[]) => (needed.has(host) ? named : [])
  // The sandbox has two names; probing one is enough.
  const uploads = sandbox
    ? leads.uploadHosts.slice(0, 1).map((host) => `http://${host}`)
    : leads.uploadHosts.map((host) => `https://${host}`)
  return [
    ...ifNeeded('identity', { name: 'Demo requests', url: leads.identity }),
    ...ifNeeded('iam', { name: 'Applications and messages', url: leads.iam }),
    ...ifNeeded('api', { name: 'Profiles', url: leads.api }),
    ...ifNeeded('states', {
      name: 'States of a country',
      url: leads.states,
      without: 'The state is typed into a plain field instead.',
    }),
    ...ifNeeded('sheet', { name: 'Inline contact form', url: leads.sheet }),
    ...ifNeeded('uploadHosts', ...uploads.map((url) => ({ name: 'Uploads', url }))),
    { name: 'Sign-up', url: hosts.auth },
    { name: 'Cost calculator', url: hosts.calculator },
    {
      name: 'Scheduler',
      url: hosts.scheduler,
      without: 'The booking page shows a plain link instead.',
    },
    ...(URL.canParse(hosts.flags) ? [{ name: 'Flags', url: hosts.flags }] : []),
  ]
}

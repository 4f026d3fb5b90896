import type { Hosts } from './read-hosts.ts'

export interface NamedHost {
  /** What a person on the phone would call it. */
  name: string
  /** Full address that is probed. */
  url: string
  /** What the site does without it. */
  without?: string
}

/** Every configured host by name, in the order of the health page; its policy must allow them all. */
export function namedHosts({ leads, sandbox, ...hosts }: Hosts): NamedHost[] {
  // The sandbox has two names; probing one is enough.
  const uploads = sandbox
    ? leads.uploadHosts.slice(0, 1).map((host) => `http://${host}`)
    : leads.uploadHosts.map((host) => `https://${host}`)
  return [
    { name: 'Demo requests', url: leads.identity },
    { name: 'Applications and messages', url: leads.iam },
    { name: 'Profiles', url: leads.api },
    {
      name: 'States of a country',
      url: leads.states,
      without: 'The state is typed into a plain field instead.',
    },
    { name: 'Inline contact form', url: leads.sheet },
    ...uploads.map((url) => ({ name: 'Uploads', url })),
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

import type { Hosts } from './read-hosts.ts'

/** Where the pictures of the CMS lie: beside a content API of one's own, else at Sanity's. */
export function imageOrigins({ content, sandbox }: Pick<Hosts, 'content' | 'sandbox'>): string[] {
  const sanity = sandbox ? [] : ['https://cdn.sanity.io']
  return content.useProjectHostname ? sanity : [new URL(content.apiHost).origin, ...sanity]
}

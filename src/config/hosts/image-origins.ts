import type { Hosts } from '#shared/hosts.ts'

/** Where the CMS's images are: beside the content API when it is not Sanity's, else at Sanity's. */
export function imageOrigins({ content, sandbox }: Pick<Hosts, 'content' | 'sandbox'>): string[] {
  const sanity = sandbox ? [] : ['https://cdn.sanity.io']
  return content.useProjectHostname ? sanity : [new URL(content.apiHost).origin, ...sanity]
}

import { createClient } from '@sanity/client'
import type { ClientConfig, SanityClient } from '@sanity/client'
import type { Sandbox } from '#sandbox/sandbox.ts'

/** Sanity's client, connected to a sandbox in this process; signed in as the local editor by default. */
export function clientOf(sandbox: Sandbox, config: ClientConfig = {}): SanityClient {
  return createClient({
    projectId: 'sandbox',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: sandbox.origin,
    useProjectHostname: false,
    useCdn: false,
    token: 'any',
    resolveFetch: () => (input, init) => sandbox.fetch(new Request(input, init)),
    ...config,
  })
}

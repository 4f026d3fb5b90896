import { createClient } from '@sanity/client'
import { hosts } from '#src/config/hosts.ts'

const { projectId, dataset, apiVersion, apiHost, useProjectHostname } = hosts.content

/** Reads published content; never part of a visitor's download (client.ts decides). */
export const sanityClient = createClient({
  projectId,
  dataset,
  apiVersion,
  useCdn: false,
  perspective: 'published',
  // The client's own limits are five minutes and five retries.
  timeout: 10_000,
  maxRetries: 1,
  ...(useProjectHostname ? {} : { apiHost, useProjectHostname: false }),
  // Under Node the client would use undici directly, which tests and the build cannot intercept.
  resolveFetch: () => fetch,
})

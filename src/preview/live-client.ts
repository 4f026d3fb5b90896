import { studios } from '#src/config/hosts/studios.ts'
import { sanityClient } from '#src/content/sanity-client.ts'
import { stegaFilter } from './stega-filter.ts'

/**
 * Tells the Studio which project's drafts to send and how their texts are marked. It has no token and
 * sends no requests: the Studio fetches with the editor's own session.
 */
export const liveClient = sanityClient.withConfig({
  perspective: 'drafts',
  stega: { enabled: true, studioUrl: studios[0] ?? '/', filter: stegaFilter },
})

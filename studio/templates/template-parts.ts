import type { SanityClient } from '@sanity/client'

/** Ids of the documents that a new page starts with: those that the home page shows, and the contact page. */
export interface Parts {
  cards: string[]
  features: string[]
  projects: string[]
  voices: string[]
  /** Empty without a page at /contact. */
  contact: string
}

/** How long a result is reused. */
const FRESH_MS = 60_000

const API_VERSION = '2025-02-19'
const HOME = '*[_type == "page" && path == "/"][0].sections'
const PARTS = `{
  "cards": ${HOME}[_type in ["whatYouGet", "benefits"]][0].cards[]._ref,
  "features": ${HOME}[_type == "featureTabs"][0].features[]._ref,
  "projects": *[_type == "sampleProject"] | order(orderRank asc)._id,
  "voices": ${HOME}[_type == "testimonials"][0].items[]._ref,
  "contact": *[_type == "page" && path == "/contact"][0]._id
}`

type GetClient = (options: { apiVersion: string }) => Pick<SanityClient, 'fetch'>

/** Published documents only: a page cannot refer to a draft. */
export async function findParts(getClient: GetClient): Promise<Parts> {
  const found = await getClient({ apiVersion: API_VERSION }).fetch<
    | {
        [Part in keyof Parts]?: Parts[Part] | null
      }
    | null
  >(PARTS, {}, { perspective: 'published' })
  return {
    cards: found?.cards ?? [],
    features: found?.features ?? [],
    projects: found?.projects ?? [],
    voices: found?.voices ?? [],
    contact: found?.contact ?? '',
  }
}

/**
 * Queries at most once a minute. The Studio asks when its menu opens and again for the new page, and on
 * a slow machine gives up when the second result is not available at once.
 */
export function remember(find: typeof findParts): typeof findParts {
  let known: { since: number; parts: Promise<Parts> } | undefined
  return async (getClient) => {
    if (known === undefined || Date.now() - known.since > FRESH_MS) {
      known = { since: Date.now(), parts: find(getClient) }
    }
    try {
      return await known.parts
    } catch (error) {
      known = undefined
      throw error
    }
  }
}

import type { SanityClient } from '@sanity/client'

/** Ids of the records that a new page begins with: those that the home page shows. */
export interface Parts {
  cards: string[]
  features: string[]
  projects: string[]
  voices: string[]
}

const API_VERSION = '2025-02-19'
const HOME = '*[_type == "page" && path == "/"][0].sections'
const PARTS = `{
  "cards": ${HOME}[_type in ["whatYouGet", "benefits"]][0].cards[]._ref,
  "features": ${HOME}[_type == "featureTabs"][0].features[]._ref,
  "projects": *[_type == "sampleProject"] | order(orderRank asc)._id,
  "voices": *[_type == "testimonial"] | order(_id)._id
}`

type GetClient = (options: { apiVersion: string }) => Pick<SanityClient, 'fetch'>

/** Asks for published records alone: a page cannot refer to a draft. */
export async function findParts(getClient: GetClient): Promise<Parts> {
  const found = await getClient({ apiVersion: API_VERSION }).fetch<Partial<
    Record<keyof Parts, string[] | null>
  > | null>(PARTS, {}, { perspective: 'published' })
  return {
    cards: found?.cards ?? [],
    features: found?.features ?? [],
    projects: found?.projects ?? [],
    voices: found?.voices ?? [],
  }
}

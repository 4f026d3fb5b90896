import { defineQuery } from 'groq'
import { fetchContent } from '#src/content/client/fetch-content.ts'
import type { RevisionQueryResult } from '#src/content/generated/types.generated.ts'

/** How much is published and when that last changed: a short answer that differs after every edit. */
export const revisionQuery = defineQuery(`{
  "count": count(*[defined(_type)]),
  "latest": *[defined(_type)] | order(_updatedAt desc)[0]._updatedAt
}`)

/** The state of all published content as one string, to compare with another. */
export async function loadRevision(): Promise<string> {
  const answer = await fetchContent<RevisionQueryResult>(revisionQuery)
  return `${answer?.count ?? 0}@${answer?.latest ?? ''}`
}

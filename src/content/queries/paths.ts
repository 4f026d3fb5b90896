import { defineQuery } from 'groq'
import { isRecord } from '#shared/json.ts'
import type { FormName } from '#shared/leads/forms.ts'
import { isReserved, canonicalPath, escapedPath, sitePathProblem } from '#shared/paths.ts'
import { fetchContent } from '#src/content/client.ts'
import { sanityClient } from '#src/content/sanity-client.ts'
import { quote, reportContent } from '#src/content/validate/place.ts'
import type { Report } from '#src/content/validate/place.ts'
import { unusedIn } from '#src/content/validate/unused-forms.ts'
import { unusedForms } from './fragments.ts'
import type { PathsQueryResult } from '#src/content/generated/types.generated.ts'

/** Every published content page: what the build writes as static HTML. */
export const pathsQuery = defineQuery(
  `*[_type == "page" && defined(path)] | order(path asc, _id asc) {
    _id, path, "noIndex": seo.noIndex, "title": coalesce(seo.title, title), "description": seo.description,
    "updatedAt": _updatedAt,
    "translations": *[_type == "translation.metadata" && references(^._id)][0]
      .translations[] { language, "path": value->path }
  }`,
)

export interface PublishedPage {
  /** Of the document. */
  id: string
  path: string
  noIndex: boolean
  title: string
  description: string
  /** ISO time of the last edit; empty if unknown. */
  updatedAt: string
  /** The same page in each language, its own included; empty where there is one language only. */
  translations: { language: string; path: string }[]
}

/** All published pages, in alphabetical order of their paths; of some there may be several. */
export async function publishedPages(): Promise<PublishedPage[]> {
  const found = await fetchContent<PathsQueryResult>(pathsQuery)
  return validPages(found ?? [], reportContent)
}

/** A page as the content API returns it: any program may have written its fields. */
type PageRow = { _id: string } & Record<Exclude<keyof PublishedPage, 'id'>, unknown>

/** The pages that can be written as files; every other is left out and reported with the reason. */
export function validPages(rows: PageRow[], report: Report): PublishedPage[] {
  return rows.flatMap(({ _id, path, noIndex, title, description, updatedAt, translations }) => {
    const problem = problemOf(path)
    if (typeof path !== 'string' || problem !== null) {
      report(`${_id}: path ${quote(path)} ${problem}; the page is left out.`)
      return []
    }
    return {
      id: _id,
      path,
      noIndex: noIndex === true,
      title: typeof title === 'string' ? title : path,
      description: typeof description === 'string' ? description : '',
      updatedAt: typeof updatedAt === 'string' ? updatedAt : '',
      translations: Array.isArray(translations) ? translations.flatMap(toTranslation) : [],
    }
  })
}

function toTranslation(row: unknown): PublishedPage['translations'] {
  const { language, path } = isRecord(row) ? row : {}
  return typeof language === 'string' && typeof path === 'string' ? [{ language, path }] : []
}

function problemOf(path: unknown): string | null {
  if (typeof path !== 'string') return 'is not text'
  const problem = sitePathProblem(path)
  if (problem !== null) return problem
  if (isReserved(path)) return 'belongs to the site itself'
  // Hosts send visitors of such an address on to the other one.
  const canonical = canonicalPath(path)
  return canonical === escapedPath(path) ? null : `is another spelling of ${quote(canonical)}`
}

/**
 * The forms that the published site settings switch off: for the build, which asks before it bundles
 * anything.
 * @throws Error when the content API does not answer
 */
export async function loadUnusedForms(): Promise<FormName[]> {
  return unusedIn({ unusedForms: await sanityClient.fetch<unknown>(unusedForms) })
}

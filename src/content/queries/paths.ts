import { defineQuery } from 'groq'
import { isReserved } from '#src/config/reserved-paths.ts'
import { sitePathProblem } from '#src/lib/address/site-path.ts'
import { fetchContent } from '#src/content/client/fetch-content.ts'
import { quote } from '#src/content/validate/place.ts'
import { reportContent } from '#src/content/validate/report.ts'
import type { Report } from '#src/content/validate/report.ts'
import type { PathsQueryResult } from '#src/content/generated/types.generated.ts'

/** Every published content page: what the build writes as static HTML. */
export const pathsQuery = defineQuery(
  `*[_type == "page" && defined(path)] | order(path asc, _id asc) {
    _id, path, "noIndex": seo.noIndex, "title": coalesce(seo.title, title), "description": seo.description,
    "updatedAt": _updatedAt
  }`,
)

export interface PublishedPage {
  path: string
  noIndex: boolean
  title: string
  description: string
  /** ISO time of the last edit; empty if unknown. */
  updatedAt: string
}

/** All published pages, in alphabetical order of their paths. */
export async function publishedPages(): Promise<PublishedPage[]> {
  const found = await fetchContent<PathsQueryResult>(pathsQuery)
  return validPages(found ?? [], reportContent)
}

/** A page as the content API returns it: any program may have written its fields. */
type PageRow = { _id: string } & Record<Exclude<keyof PublishedPage, '_id'>, unknown>

/** The pages that can be written as files; every other is left out and reported with the reason. */
export function validPages(rows: PageRow[], report: Report): PublishedPage[] {
  const pages = new Map<string, PublishedPage>()
  for (const { _id, path, noIndex, title, description, updatedAt } of rows) {
    if (typeof path !== 'string' || problemOf(path) || pages.has(path)) {
      report(`${_id}: path ${quote(path)} ${problemOf(path) ?? 'is taken'}; the page is left out.`)
      continue
    }
    pages.set(path, {
      path,
      noIndex: noIndex === true,
      title: typeof title === 'string' ? title : path,
      description: typeof description === 'string' ? description : '',
      updatedAt: typeof updatedAt === 'string' ? updatedAt : '',
    })
  }
  return [...pages.values()]
}

function problemOf(path: unknown): string | null {
  if (typeof path !== 'string') return 'is not text'
  return sitePathProblem(path) ?? (isReserved(path) ? 'belongs to the site itself' : null)
}

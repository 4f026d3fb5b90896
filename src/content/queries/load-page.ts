import { defineQuery } from 'groq'
import { prefixOf } from '#shared/languages.ts'
import { audienceOf, guidePlace, paths as addresses } from '#shared/paths.ts'
import { openedDialogs } from '#src/browser/dialog-command.ts'
import { validateContent } from '#src/content/validate/validate.ts'
import { fetchContent } from '#src/content/client.ts'
import { sectionFragments } from '#src/sections/queries.generated.ts'
import { isFormDialog } from '#shared/leads/forms.ts'
import { dialogTexts } from './dialogs.generated.ts'
import { action, guide, isOut, seo, unusedForms, waitlistTexts } from './fragments.ts'
import { guidePage } from './guides.ts'
import type { Guides } from './guides.ts'
import { quote, reportContent } from '#src/content/validate/place.ts'
import type { Report } from '#src/content/validate/place.ts'
import type { PageAnswer, PageContent } from '#src/content/types.ts'
import type { GuidesQueryResult, PageQueryResult } from '#src/content/generated/types.generated.ts'

/** A page with everything that its sections show. */
export const pageFields = /* groq */ `{
  _id, _type, title, path, signUpLabel,
  "translations": *[_type == "translation.metadata" && references(^._id)][0]
    .translations[] { language, "path": value->path },
  seo ${seo},
  "unusedForms": ${unusedForms},
  "dialogs": ${dialogTexts},
  "waitlist": select(string::split(path, "/")[-1] == "schedule-call" => ${waitlistTexts}),
  learn { _type, heading, lead, items[] { _key, _type, title, body }, action ${action} },
  sections[hidden != true] {
    _key, _type,
    ${sectionFragments}
  }
}`

/**
 * One page by its path. `$audience` selects the questions of the path; a question section may name another
 * audience.
 */
export const pageQuery = defineQuery(
  `*[_type == "page" && path == $path] | order(_createdAt asc, _id asc)[0] ${pageFields}`,
)

/** A page of the reader's language: of another one, validation leaves it out at this path. */
const isInLanguage = 'coalesce(language, $base) == $language'

/** Like `pageQuery`, of whose type it has a list, for all pages of a language with these paths and the same audience. */
// @sanity-typegen-ignore
export const pagesQuery = `*[_type == "page" && path in $paths && ${isInLanguage}] | order(_createdAt asc, _id asc) ${pageFields}`

/**
 * The guides with these addresses, and the page that lists all guides: of it are their last section and
 * the pages of the list. Of several such pages the oldest valid one counts.
 */
export const guidesQuery = defineQuery(`{
  "unusedForms": ${unusedForms},
  "indexes": *[_type == "page" && path == $index && ${isInLanguage}] | order(_createdAt asc, _id asc) ${pageFields},
  "guides": *[_type == "article" && slug.current in $slugs && ${isOut} && ${isInLanguage}]
    | order(_createdAt asc, _id asc) ${guide}
}`)

/** The page as the content API has it now; null when no page is published at this path. */
export async function loadPage(path: string): Promise<PageContent | null> {
  return (await loadPages([path])).get(path) ?? null
}

/**
 * Several pages by their paths, with one request for each language and audience among them: for the build,
 * where a request for each page costs more than its answer. A path without a published page is missing, and a page that
 * validation leaves out is null.
 */
export async function loadPages(
  paths: readonly string[],
): Promise<Map<string, PageContent | null>> {
  const groups = [...Map.groupBy(paths, groupOf).values()]
  const found = await Promise.all(
    groups.map(async (group): Promise<[string, PageContent | null][]> => {
      const [first = ''] = group
      const prefix = prefixOf(first)
      if (guidePlace(first)) {
        const guides = await loadGuides(prefix, group)
        return group.flatMap((path) => {
          const page = guides && guidePage(path, guides)
          return page ? [[path, shownOn(page)]] : []
        })
      }
      const audience = audienceOf(first)
      const answers = await fetchContent<PageQueryResult[]>(
        pagesQuery,
        { paths: group, audience },
        prefix,
      )
      return [...onePerPath(answers ?? [], reportContent)]
    }),
  )
  return new Map(found.flat())
}

/** The guides at these addresses of one language, with the page that lists all of them. */
export async function loadGuides(prefix: string, paths: readonly string[]): Promise<Guides | null> {
  const answer = await fetchContent<GuidesQueryResult>(
    guidesQuery,
    guideParameters(prefix, paths),
    prefix,
  )
  return answer && validateContent(answer, reportContent)
}

/** The parameters of `guidesQuery`. */
export function guideParameters(prefix: string, paths: readonly string[]) {
  const slugs = paths.flatMap((path) => {
    const place = guidePlace(path)
    return place && 'slug' in place ? [place.slug] : []
  })
  return { index: prefix + addresses.guides, slugs, audience: 'general' }
}

/**
 * One page for each path: of several, the oldest valid one, so that a second document never removes the
 * page that visitors know. The others are reported.
 */
export function onePerPath(
  answers: readonly PageQueryResult[],
  report: Report,
): Map<string, PageContent | null> {
  const pages = new Map<string, PageContent | null>()
  for (const [path, rivals] of Map.groupBy(answers, (answer) => answer?.path)) {
    if (typeof path !== 'string') continue
    const valid = rivals.map((answer) => validPage(answer, report))
    const index = Math.max(0, valid.findIndex(Boolean))
    pages.set(path, valid[index] ?? null)
    for (const answer of rivals)
      if (answer !== rivals[index])
        report(
          `${answer?._id}: path ${quote(path)} is taken by ${rivals[index]?._id}; the page is left out.`,
        )
  }
  return pages
}

/** Paths in an order in which neighbors are loaded with one request: by language and audience, else as they are. */
export function inLoadingOrder(paths: readonly string[]): string[] {
  return [...Map.groupBy(paths, groupOf).values()].flat()
}

/** What is loaded with one request: the guides of a language, or its pages with the same questions. */
function groupOf(path: string): string {
  return prefixOf(path) + (guidePlace(path) ? addresses.guides : audienceOf(path))
}

/** The answer for a page without what is broken in it; null when nothing remains. */
function validPage(answer: PageQueryResult, report: Report): PageContent | null {
  const page = answer === null ? null : validateContent(answer, report)
  return page && shownOn(page)
}

/** The page without the texts of forms that it does not show: its data is part of the first load. */
export function shownOn(answer: PageAnswer): PageContent {
  const { dialogs, waitlist, unusedForms: _, ...page } = answer
  const opens = openedDialogs(page)
  const opened: PageContent['dialogs'] = { ...dialogs }
  for (const name of Object.keys(opened).filter(isFormDialog))
    if (!opens.includes(name)) delete opened[name]
  return {
    ...page,
    ...(Object.keys(opened).length > 0 ? { dialogs: opened } : {}),
    ...(waitlist ? { waitlist } : {}),
  }
}

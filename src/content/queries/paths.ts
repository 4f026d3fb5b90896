import { defineQuery } from 'groq'
import { asText, isRecord } from '#shared/json.ts'
import { prefixOf, withoutPrefix } from '#shared/languages.ts'
import type { FormName } from '#shared/leads/forms.ts'
import { canonicalPath, guidePlace, paths, sitePathProblem } from '#shared/paths.ts'
import { isReserved } from '#shared/reserved-paths.ts'
import { fetchContent } from '#src/content/client.ts'
import { sanityClient } from '#src/content/sanity-client.ts'
import { quote, reportContent } from '#src/content/validate/place.ts'
import type { Report } from '#src/content/validate/place.ts'
import { unusedIn } from '#src/content/validate/unused-forms.ts'
import { address, isOut, unusedForms } from './fragments.ts'
import { guidePage, listPaths } from './guides.ts'
import { loadGuides } from './load-page.ts'
import type { PathsQueryResult } from '#src/content/generated/types.generated.ts'

const shown = /* groq */ `"noIndex": seo.noIndex, "title": coalesce(seo.title, title),
  "description": coalesce(seo.description, summary), "updatedAt": _updatedAt,
  "translations": *[_type == "translation.metadata" && references(^._id)][0]
    .translations[] { language, "path": value->${address} }`

/** Every published content page and every guide that is out: what the build writes as static HTML. */
export const pathsQuery = defineQuery(`{
  "languages": *[_type == "siteSettings" && _id == "siteSettings"][0].languages[].code,
  "pages": *[_type == "page" && defined(path)] | order(path asc, _id asc) { _id, path, language, ${shown} },
  "guides": *[_type == "article" && ${isOut}] | order(slug.current asc, _id asc) {
    _id, "path": @${address}, language, ${shown}
  }
}`)

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

/**
 * All published pages, in alphabetical order of their paths, then the guides and the parts of their lists in
 * each language that has a page for them; of some paths there may be several.
 */
export async function publishedPages(): Promise<PublishedPage[]> {
  const found = await fetchContent<PathsQueryResult>(pathsQuery)
  const codes = found?.languages ?? []
  const pages = validPages(found?.pages ?? [], codes, reportContent)
  const indexes = pages.filter(({ path }) => withoutPrefix(path) === paths.guides)
  const languages = new Set(indexes.map(({ path }) => prefixOf(path)))
  const guides = validPages(found?.guides ?? [], codes, reportContent, true).filter(({ path }) =>
    languages.has(prefixOf(path)),
  )
  const lists = await Promise.all(indexes.map(({ path, id }) => listsOf(prefixOf(path), id)))
  return [...pages, ...guides, ...lists.flat()]
}

/** The pages of the guides' lists in a language, as far as they are not a document. */
async function listsOf(prefix: string, id: string): Promise<PublishedPage[]> {
  const guides = await loadGuides(prefix, [])
  return (guides ? listPaths(guides) : []).flatMap((path) => {
    const page = guides && guidePage(path, guides)
    if (!page) return []
    const { title, seo } = page
    const description = seo?.description ?? ''
    return [{ id, path, title, description, noIndex: false, updatedAt: '', translations: [] }]
  })
}

/** A page as the content API returns it: any program may have written its fields. */
type PageRow = { _id: string } & Record<Exclude<keyof PublishedPage, 'id'> | 'language', unknown>

/**
 * The pages that can be written as files; every other is left out and reported with the reason.
 * @param languages codes of the site's languages, the default first
 * @param isGuide their addresses are made from their slugs
 */
export function validPages(
  rows: PageRow[],
  languages: readonly unknown[],
  report: Report,
  isGuide = false,
): PublishedPage[] {
  return rows.flatMap((row) => {
    const { _id, path, noIndex, title, description, updatedAt, translations } = row
    const problem = problemOf(path, isGuide) ?? languageProblem(path, row.language, languages)
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

function problemOf(path: unknown, isGuide: boolean): string | null {
  if (typeof path !== 'string') return 'is not text'
  const problem = sitePathProblem(path)
  if (problem !== null) return problem
  const place = isGuide ? guidePlace(path) : null
  if (isReserved(path) && !(place && 'slug' in place)) return 'belongs to the site itself'
  // Hosts send visitors of such an address on to the other one, and browsers escape other scripts.
  const canonical = canonicalPath(path)
  return canonical === path ? null : `is another spelling of ${quote(canonical)}`
}

/** A page without a language is in the default one. */
function languageProblem(
  path: unknown,
  language: unknown,
  [base = 'en', ...others]: readonly unknown[],
): string | null {
  const code = asText(language) || base
  if (code !== base && !others.includes(code))
    return `is in a language that Site settings do not list (${asText(code)})`
  const prefix = code === base ? '' : `/${asText(code)}`
  if (prefixOf(asText(path)) === prefix) return null
  return prefix === '' ? 'is below the prefix of another language' : `does not begin with ${prefix}`
}

/** Whether the site settings ask the crawlers of AI companies to stay away. */
export async function keepsAiOut(): Promise<boolean> {
  const setting = '*[_type == "siteSettings" && _id == "siteSettings"][0].keepsAiOut'
  return (await fetchContent<unknown>(setting)) === true
}

/**
 * The forms that the published site settings switch off: for the build, which reads them before it bundles
 * anything.
 * @throws Error when the content API does not answer
 */
export async function loadUnusedForms(): Promise<FormName[]> {
  return unusedIn({ unusedForms: await sanityClient.fetch<unknown>(unusedForms) })
}

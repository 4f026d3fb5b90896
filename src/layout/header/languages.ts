import { prefixOf } from '#shared/languages.ts'
import type { PageContent, Settings } from '#src/content/types.ts'

/** A language of the site, and where a page is in it. */
export interface PageLanguage {
  /** BCP 47. */
  code: string
  /** Its own name. */
  title: string
  isCurrent: boolean
  /** Null where the page is not translated. */
  path: string | null
  home: string
}

/**
 * The languages of the site in the settings' order, the default one first; none where there is only one. One
 * that has no home page yet is not offered, nor one that is listed again.
 */
export function languagesOf(
  path: string,
  settings: Settings | null,
  translations?: PageContent['translations'],
): PageLanguage[] {
  const [base, ...others] = settings?.languages ?? []
  const codes = others.map(({ code }) => code)
  const offered = others.filter(({ code, home }, at) => home !== null && codes.indexOf(code) === at)
  if (!base || offered.length === 0) return []
  return [base, ...offered].map(({ code, title, home }) => {
    const prefix = home ?? ''
    const isCurrent = prefixOf(path) === prefix
    const start = prefix || '/'
    // A page that is no document of the CMS has none.
    if (translations === undefined) return { code, title, isCurrent, path: start, home: start }
    const version = translations?.find((one) => one.language === code)?.path ?? null
    // The build leaves out a page below the prefix of another language.
    const translated = version !== null && prefixOf(version) === prefix ? version : null
    return { code, title, isCurrent, path: isCurrent ? path : translated, home: start }
  })
}

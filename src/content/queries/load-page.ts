import { defineQuery } from 'groq'
import { audienceOf } from '#src/lib/address/audiences.ts'
import { openedDialogs } from '#src/lib/dom/opened-dialogs.ts'
import { validateContent } from '#src/content/validate/validate.ts'
import { fetchContent } from '#src/content/client/fetch-content.ts'
import { sectionFragments } from '#src/content/generated/section-fragments.generated.ts'
import { action, dialogTexts, seo, unusedForms, waitlistTexts } from './fragments.ts'
import { reportContent } from '#src/content/validate/report.ts'
import type { PageContent, Valid } from '#src/content/types.ts'
import type { PageQueryResult } from '#src/content/generated/types.generated.ts'

/** A page with everything that its sections show. */
export const pageFields = /* groq */ `{
  _id, _type, title, path, signUpLabel,
  seo ${seo},
  "unusedForms": ${unusedForms},
  "dialogs": ${dialogTexts},
  "waitlist": select(path == "/schedule-call" => ${waitlistTexts}),
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
export const pageQuery = defineQuery(`*[_type == "page" && path == $path][0] ${pageFields}`)

/** The page as the content API has it now; null when no page is published at this path. */
export async function loadPage(path: string): Promise<PageContent | null> {
  const answer = await fetchContent<PageQueryResult>(pageQuery, {
    path,
    audience: audienceOf(path),
  })
  return validPage(answer)
}

/** The answer for a page without what is broken in it; null when nothing remains. */
export function validPage(answer: PageQueryResult): PageContent | null {
  const page = answer === null ? null : validateContent(answer, reportContent)
  return page && shownOn(page)
}

/** The page without the texts of forms that it does not show: its data is part of the first load. */
function shownOn(answer: NonNullable<Valid<PageQueryResult>>): PageContent {
  const { dialogs, waitlist, unusedForms: _, ...page } = answer
  const opens = openedDialogs(page)
  const opened = {
    ...(opens.includes('demo') ? { demo: dialogs.demo } : {}),
    ...(opens.includes('funding') ? { funding: dialogs.funding } : {}),
    ...(opens.includes('jobs') ? { jobs: dialogs.jobs } : {}),
  }
  return {
    ...page,
    ...(Object.keys(opened).length > 0 ? { dialogs: opened } : {}),
    ...(waitlist ? { waitlist } : {}),
  }
}

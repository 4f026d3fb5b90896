import { defineQuery } from 'groq'
import { fetchContent } from '#src/content/client.ts'
import type { HealthQueryResult } from '#src/content/generated/types.generated.ts'

const published = (type: string, linked: string) => /* groq */ `{
    "linked": *[_type == "page"].sections${linked}._ref,
    "found": *[_type == "${type}"]._id
  }`

/** Per type, what is published (`found`) and what menus and sections link to (`linked`). */
export const healthQuery = defineQuery(`{
  "paths": *[_type == "page" && defined(path)].path,
  "languages": *[_id == "siteSettings"][0].languages[].code,
  "pages": *[_type == "page" && defined(path)].language,
  "singletons": count(*[_id in ["siteSettings", "navigation", "prices", "formTexts", "screenTexts"]]),
  "questions": [...*[_type == "faqItem"].audience, ...*[_type == "faqItem"].alsoFor[]],
  "menus": {
    "linked": [
      ...*[_type == "navigation"].solutionsA[].link.page._ref,
      ...*[_type == "navigation"].solutionsB[].link.page._ref,
      ...*[_type == "navigation"].pricing[].link.page._ref,
      ...*[_type == "navigation"].links[].path.page._ref,
      ...*[_type == "navigation"].footerGroups[].links[].link.page._ref
    ],
    "found": *[_type == "page"]._id
  },
  "team": ${published('teamMember', '[_type == "team"].members[]')},
  "plans": ${published('plan', '[_type == "plans"].plans[]')},
  "compared": ${published('compareGroup', '[_type == "compareTable"].groups[]')},
  "benefits": ${published('benefitCard', '[_type in ["whatYouGet", "benefits", "benefitMosaic", "linkCards"]].cards[]')},
  "audiences": ${published('audienceCard', '[_type == "builtFor"].cards[]')},
  "projects": ${published('sampleProject', '[_type == "projectsCarousel"].projects[]')},
  "houses": ${published('house', '[_type == "followHouse"].house')},
  "features": ${published('feature', '[_type == "featureTabs"].features[]')},
  "testimonials": ${published('testimonial', '[_type == "testimonials"].items[]')},
  "partners": ${published('partnerLogo', '[_type == "partners"].logos[]')},
  "offices": ${published('office', '[_type == "offices"].offices[]')},
  "legal": ${published('legalPage', '[_type == "legalText"].page')}
}`)

export type ContentCounts = HealthQueryResult

/** The counts as the content API has them now. */
export async function loadCounts(): Promise<ContentCounts | null> {
  return fetchContent<HealthQueryResult>(healthQuery)
}

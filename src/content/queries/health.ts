import { defineQuery } from 'groq'
import { fetchContent } from '#src/content/client.ts'
import type { HealthQueryResult } from '#src/content/generated/types.generated.ts'

/** Per type, what is published (`found`) and what menus and sections link to (`linked`). */
export const healthQuery = defineQuery(`{
  "changed": *[_type in ["page", "siteSettings", "navigation", "formTexts", "screenTexts"]] | order(_updatedAt desc)[0] {
    _rev, _updatedAt
  },
  "paths": *[_type == "page" && defined(path)].path,
  "singletons": count(*[_id in ["siteSettings", "navigation", "formTexts", "screenTexts"]]),
  "questions": [...*[_type == "faqItem"].audience, ...*[_type == "faqItem"].alsoFor[]],
  "menus": {
    "linked": [
      ...*[_type == "navigation"].solutionsA[].link.page._ref,
      ...*[_type == "navigation"].solutionsB[].link.page._ref,
      ...*[_type == "navigation"].solutionsMore[].link.page._ref,
      ...*[_type == "navigation"].pricing[].link.page._ref,
      ...*[_type == "navigation"].links[].path.page._ref,
      ...*[_type == "navigation"].footerGroups[].links[].link.page._ref
    ],
    "found": *[_type == "page"]._id
  },
  "team": {
    "linked": *[_type == "page"].sections[_type == "team"].members[]._ref,
    "found": *[_type == "teamMember"]._id
  },
  "plans": {
    "linked": *[_type == "page"].sections[_type == "plans"].plans[]._ref,
    "found": *[_type == "plan"]._id
  },
  "compared": {
    "linked": *[_type == "page"].sections[_type == "compareTable"].groups[]._ref,
    "found": *[_type == "compareGroup"]._id
  },
  "benefits": {
    "linked": *[_type == "page"].sections[
      _type in ["whatYouGet", "benefits", "benefitMosaic", "linkCards"]
    ].cards[]._ref,
    "found": *[_type == "benefitCard"]._id
  },
  "audiences": {
    "linked": *[_type == "page"].sections[_type == "builtFor"].cards[]._ref,
    "found": *[_type == "audienceCard"]._id
  },
  "projects": {
    "linked": *[_type == "page"].sections[_type == "projectsCarousel"].projects[]._ref,
    "found": *[_type == "sampleProject"]._id
  },
  "houses": {
    "linked": *[_type == "page"].sections[_type == "followHouse"].house._ref,
    "found": *[_type == "house"]._id
  },
  "features": {
    "linked": *[_type == "page"].sections[_type == "featureTabs"].features[]._ref,
    "found": *[_type == "feature"]._id
  },
  "testimonials": {
    "linked": *[_type == "page"].sections[_type == "testimonials"].items[]._ref,
    "found": *[_type == "testimonial"]._id
  },
  "partners": {
    "linked": *[_type == "page"].sections[_type == "partners"].logos[]._ref,
    "found": *[_type == "partnerLogo"]._id
  },
  "offices": {
    "linked": *[_type == "page"].sections[_type == "offices"].offices[]._ref,
    "found": *[_type == "office"]._id
  },
  "legal": {
    "linked": *[_type == "page"].sections[_type == "legalText"].page._ref,
    "found": *[_type == "legalPage"]._id
  }
}`)

export type ContentCounts = HealthQueryResult

/** The counts as the content API has them now. */
export async function loadCounts(): Promise<ContentCounts | null> {
  return fetchContent<HealthQueryResult>(healthQuery)
}

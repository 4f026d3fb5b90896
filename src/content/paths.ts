import { defineQuery } from 'groq'

/** Every published content page: what the build writes as static HTML. */
export const pathsQuery = defineQuery(
  `*[_type == "page" && defined(path)] | order(path asc) {
    _id, path, "noIndex": seo.noIndex, "title": coalesce(seo.title, title), "description": seo.description
  }`,
)

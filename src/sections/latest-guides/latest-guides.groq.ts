import { action, article, isOut } from '#src/content/queries/fragments.ts'

export const latestGuides = /* groq */ `_type == "latestGuides" => {
  heading, lead, action ${action},
  "guides": *[_type == "article" && ${isOut} && coalesce(language, $base) == $language] | order(publishedAt desc, _id asc)[0...3] ${article}
}`

import { article, isOut, topic } from '#src/content/queries/fragments.ts'

export const guideList = /* groq */ `_type == "guideList" => {
  heading, lead,
  "topics": *[_type == "topic" && coalesce(language, $base) == $language] | order(orderRank asc) ${topic},
  "guides": *[_type == "article" && ${isOut} && coalesce(language, $base) == $language] | order(publishedAt desc, _id asc) ${article}
}`

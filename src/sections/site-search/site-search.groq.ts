import { action, article, isOut, topic } from '#src/content/queries/fragments.ts'

export const siteSearch = /* groq */ `_type == "siteSearch" => {
  heading, note, start, results, corrected, none, noneText,
  loading, loadingText, failed, failedText,
  "topics": *[_type == "topic" && coalesce(language, $base) == $language] | order(orderRank asc) ${topic},
  "guides": *[_type == "article" && ${isOut} && coalesce(language, $base) == $language] | order(publishedAt desc, _id asc) ${article},
  "links": *[_type == "navigation" && _id == "navigation"][0].helpfulLinks[] ${action}
}`

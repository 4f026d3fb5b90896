import { action, address, isOut, topic, words } from '#src/content/queries/fragments.ts'

export const siteSearch = /* groq */ `_type == "siteSearch" => {
  heading, label, button, note, start, guidesTitle, pagesTitle, questionsTitle, results, corrected, none, noneText,
  loading, loadingText, failed, failedText,
  "topics": *[_type == "topic" && coalesce(language, $base) == $language] | order(orderRank asc) ${topic},
  "guides": *[_type == "article" && ${isOut} && coalesce(language, $base) == $language] | order(publishedAt desc, _id asc) {
    _id, _type, title, "path": @${address}, ${words}
  },
  "links": *[_type == "navigation" && _id == "navigation"][0].helpfulLinks[] ${action}
}`

import { action, compareGroup } from '#src/content/queries/fragments.ts'

export const compareTable = /* groq */ `_type == "compareTable" => {
  heading,
  "groups": select(count(groups) > 0 => coalesce(groups[]->, []), *[_type == "compareGroup" && coalesce(language, $base) == $base]) | order(orderRank asc)
    ${compareGroup},
  "columns": *[_type == "plan" && coalesce(language, $base) == $base] | order(orderRank asc) {
    _id, _type, title, type, buttonTitle, action ${action}
  }
}`

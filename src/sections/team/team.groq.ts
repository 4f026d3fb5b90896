import { action, teamMember } from '#src/content/queries/fragments.ts'

export const team = /* groq */ `_type == "team" => {
  heading, tagline, joinHeading, joinText, joinAction ${action},
  "members": select(count(members) > 0 => coalesce(members[]->, []), *[_type == "teamMember"]) | order(orderRank asc)
    ${teamMember}
}`

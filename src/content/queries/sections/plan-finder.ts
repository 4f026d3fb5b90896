import { shownPlans } from '#src/content/queries/fragments.ts'

export const planFinder = /* groq */ `_type == "planFinder" => {
  heading, lead, words, ${shownPlans}
}`

import { shownPlans } from '#src/content/queries/fragments.ts'

export const planFinder = /* groq */ `_type == "planFinder" => {
  heading, lead, ${shownPlans},
  words {
    _type, people, projects, note, waiting, waitingText, free, grow, less, turn, limit, each, agreed, brick,
    compare, sums
  }
}`

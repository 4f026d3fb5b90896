import { shownPlans } from '#src/content/queries/fragments.ts'

export const plans = /* groq */ `_type == "plans" => { heading, lead, ${shownPlans} }`

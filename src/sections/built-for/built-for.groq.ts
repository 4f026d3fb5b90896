import { audienceCard } from '#src/content/queries/fragments.ts'

export const builtFor = /* groq */ `_type == "builtFor" => { heading, lead, cards[]-> ${audienceCard} }`

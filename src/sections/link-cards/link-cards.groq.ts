import { benefitCard } from '#src/content/queries/fragments.ts'

export const linkCards = /* groq */ `_type == "linkCards" => { heading, cards[]-> ${benefitCard} }`

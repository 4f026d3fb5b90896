import { benefitCard } from '#src/content/queries/fragments.ts'

export const benefits = /* groq */ `_type == "benefits" => { heading, lead, cards[]-> ${benefitCard} }`

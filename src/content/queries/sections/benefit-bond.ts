import { benefitCard } from '#src/content/queries/fragments.ts'

export const benefitBond = /* groq */ `_type == "benefitBond" => { heading, cards[]-> ${benefitCard} }`

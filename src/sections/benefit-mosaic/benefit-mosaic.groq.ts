import { benefitCard } from '#src/content/queries/fragments.ts'

export const benefitMosaic = /* groq */ `_type == "benefitMosaic" => { heading, cards[]-> ${benefitCard} }`

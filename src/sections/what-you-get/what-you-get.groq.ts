import { benefitCard, prices } from '#src/content/queries/fragments.ts'

export const whatYouGet = /* groq */ `_type == "whatYouGet" => {
  heading, lead, costLabel, feeLabel, totalLabel, cards[]-> ${benefitCard}, "prices": ${prices}
}`

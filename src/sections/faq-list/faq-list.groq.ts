import { action, hrefOf, prose } from '#src/content/queries/fragments.ts'

export const faqList = /* groq */ `_type == "faqList" => {
  heading, lead, action ${action},
  "items": *[_type == "faqItem" && coalesce(^.audience, $audience) in [audience, ...alsoFor]]
    | order(orderRank asc) {
      _id, _type, question, answer[] ${prose}, cta { label, "to": ${hrefOf('to')} }
    }
}`

import { action, hrefOf, prose } from '#src/content/queries/fragments.ts'

export const faqList = /* groq */ `_type == "faqList" => {
  heading, lead, tone, action ${action},
  "items": *[_type == "faqItem" && coalesce(language, $base) == $base
    && coalesce(^.audience, $audience) in [audience, ...alsoFor]]
    | order(orderRank asc) {
      _id, _type, question, answer[] ${prose}, cta { label, "to": ${hrefOf('to')} },
      "prices": select(showPrices => *[_type == "prices" && _id == "prices"][0] {
        _id, _type,
        software { _type, label, before, figure, after },
        delivery { _type, label, before, figure, after }
      })
    }
}`

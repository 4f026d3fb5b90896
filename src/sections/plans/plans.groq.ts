import { action, exchange, plan, prices } from '#src/content/queries/fragments.ts'

export const plans = /* groq */ `_type == "plans" => {
  heading, lead, finder ${action},
  "plans": select(count(plans) > 0 => coalesce(plans[]->, []), *[_type == "plan" && coalesce(language, $base) == $base]) | order(orderRank asc) ${plan},
  "prices": ${prices}, ${exchange}
}`

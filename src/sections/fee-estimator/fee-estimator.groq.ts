import { action, exchange, prices } from '#src/content/queries/fragments.ts'

export const feeEstimator = /* groq */ `_type == "feeEstimator" => {
  heading, lead, costLabel, feeLabel, totalLabel, shareNote, action ${action},
  send { _type, heading, text, caption, subject, message, note, arrived, nearest },
  "prices": ${prices}, ${exchange}
}`

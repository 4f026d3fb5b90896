import { action } from '#src/content/queries/fragments.ts'

export const feeEstimator = /* groq */ `_type == "feeEstimator" => {
  heading, lead, costLabel, feeLabel, totalLabel, shareText, shareNote, action ${action},
  send { _type, heading, text, caption, subject, message, note, arrived, nearest }
}`

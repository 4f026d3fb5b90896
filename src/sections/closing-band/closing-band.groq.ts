import { action, closingTexts } from '#src/content/queries/fragments.ts'

export const closingBand = /* groq */ `_type == "closingBand" => {
  heading, lead, action ${action}, actionNote, secondAction ${action}, message, hideHours,
  "texts": ${closingTexts}
}`

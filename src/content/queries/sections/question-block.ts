import { action, contact, inlineContactTexts } from '#src/content/queries/fragments.ts'

export const questionBlock = /* groq */ `_type == "questionBlock" => {
  heading, text, formHeading, action ${action}, ${contact}, "texts": ${inlineContactTexts}
}`

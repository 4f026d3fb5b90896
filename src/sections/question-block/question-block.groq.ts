import { action, contact, inlineContactTexts, unusedForms } from '#src/content/queries/fragments.ts'

export const questionBlock = /* groq */ `_type == "questionBlock" => {
  heading, text, formHeading, action ${action}, "noForm": "inline-contact" in ${unusedForms}, ${contact}, "texts": ${inlineContactTexts}
}`

import { contact, contactTexts, office, unusedForms } from '#src/content/queries/fragments.ts'

export const offices = /* groq */ `_type == "offices" => { heading, lead, formHeading, offices[]-> ${office}, "noForm": "contact" in ${unusedForms}, ${contact}, "texts": ${contactTexts} }`

import { contact, contactTexts, office } from '#src/content/queries/fragments.ts'

export const offices = /* groq */ `_type == "offices" => { heading, lead, formHeading, offices[]-> ${office}, ${contact}, "texts": ${contactTexts} }`

import { prose } from '#src/content/queries/fragments.ts'

export const richText = /* groq */ `_type == "richText" => { heading, body[] ${prose} }`

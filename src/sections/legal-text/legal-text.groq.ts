import { prose } from '#src/content/queries/fragments.ts'

export const legalText = /* groq */ `_type == "legalText" => {
  lead, page-> { _id, _type, title, body[] ${prose}, facts[] { _key, _type, title, text } }
}`

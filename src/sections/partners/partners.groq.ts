import { image } from '#src/content/queries/fragments.ts'

export const partners = /* groq */ `_type == "partners" => { heading, note, logos[]-> { _id, _type, name, image ${image} } }`

import { image } from '#src/content/queries/fragments.ts'

export const pageTitle = /* groq */ `_type == "pageTitle" => { heading, lead, tone, brick, image ${image} }`

import { action, picture } from '#src/content/queries/fragments.ts'

export const hero = /* groq */ `_type == "hero" => {
  heading, lead, image ${picture}, actions[] ${action}, noteIcon, noteText, brick, tone
}`

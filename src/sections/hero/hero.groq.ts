import { action, image } from '#src/content/queries/fragments.ts'

export const hero = /* groq */ `_type == "hero" => {
  heading, lead, image ${image}, actions[] ${action}, noteIcon, noteText, brick, bond, tone
}`

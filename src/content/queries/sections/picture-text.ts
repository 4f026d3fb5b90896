import { action, picture } from '#src/content/queries/fragments.ts'

export const pictureText = /* groq */ `_type == "pictureText" => {
  heading, text, points, image ${picture}, action ${action}, flip
}`

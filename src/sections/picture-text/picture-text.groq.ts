import { action, image } from '#src/content/queries/fragments.ts'

export const pictureText = /* groq */ `_type == "pictureText" => {
  heading, text, points, image ${image}, action ${action}, flip
}`

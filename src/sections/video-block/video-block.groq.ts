import { action, image } from '#src/content/queries/fragments.ts'

export const videoBlock = /* groq */ `_type == "videoBlock" => {
  heading, lead, watchLabel, videoUrl, poster ${image}, action ${action}
}`

import { action } from '#src/content/queries/fragments.ts'

export const estimateBanner = /* groq */ `_type == "estimateBanner" => { heading, text, action ${action} }`

import { action } from '#src/content/queries/fragments.ts'

export const insuredBand = /* groq */ `_type == "insuredBand" => { heading, text, points, action ${action} }`

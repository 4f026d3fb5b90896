export const richText = /* groq */ `_type == "richText" => { heading, body }`

export const shareLink = /* groq */ `_type == "shareLink" => { heading, lead, message }`

export const monitoring = /* groq */ `_type == "monitoring" => { heading, lead, items[] { _key, _type, title, body } }`

export const steps = /* groq */ `_type == "steps" => { heading, lead, items[] { _key, _type, title, body } }`

export const statistics = /* groq */ `_type == "statistics" => { heading, items[] { _key, _type, value, label } }`

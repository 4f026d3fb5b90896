export const legalText = /* groq */ `_type == "legalText" => {
  lead, page-> { _id, _type, title, body, facts[] { _key, _type, title, text } }
}`

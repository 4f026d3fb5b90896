export const checklist = /* groq */ `_type == "checklist" => {
  heading, lead, sampleNote, printLabel, filesNote, ticksNote, printNote,
  groups[] { _key, _type, title, items[] { _key, _type, title, hint } }
}`

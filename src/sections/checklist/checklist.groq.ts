export const checklist = /* groq */ `_type == "checklist" => {
  heading, lead, sampleNote, readyLabel, oneLabel, manyLabel, printLabel, filesNote, ticksNote, printNote,
  groups[] { _key, _type, title, items[] { _key, _type, title, hint } }
}`

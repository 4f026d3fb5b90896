import { action } from '#src/content/queries/fragments.ts'

export const shortlist = /* groq */ `_type == "shortlist" => {
  heading, lead, actions[] ${action}, noteIcon, noteText, listTitle, listNote, footnote,
  entries[] { _key, _type, name, detail, status, chosen }
}`

export const monthsRace = /* groq */ `_type == "monthsRace" => { heading, lead, rows[] { _key, _type, label, months, openEnded } }`

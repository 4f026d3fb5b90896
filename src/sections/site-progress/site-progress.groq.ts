export const siteProgress = /* groq */ `_type == "siteProgress" => {
  heading, lead, sampleNote, planLabel, builtLabel, openLabel, lineLabel,
  sites[] { _key, _type, name, place, built, planned, status }
}`

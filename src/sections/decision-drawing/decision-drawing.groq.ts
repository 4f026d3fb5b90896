export const decisionDrawing = /* groq */ `_type == "decisionDrawing" => {
  heading, lead, sampleNote, description,
  markLabel, changeLabel, beamLabel, risersLabel, landingLabel, floorLabel,
  titleBlock[] { _key, _type, label, value },
  entries[] { _key, _type, time, who, text }
}`

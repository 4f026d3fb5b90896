export const followHouse = /* groq */ `_type == "followHouse" => {
  heading, lead,
  "house": house-> {
    _id, _type, budget, firstWeek, note, sampleLabel, weekLabel, paidLabel, checkLabel, releaseLabel,
    releasedLabel, heldLabel, noneLabel, nowLabel, tallLabel,
    weeks[] { _type, built, check, release, amount, releaseText, listed }
  }
}`

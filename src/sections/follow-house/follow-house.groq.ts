export const followHouse = /* groq */ `_type == "followHouse" => {
  heading, lead,
  "house": house-> {
    _id, _type, firstWeek, lowCost, middleCost, highCost, note, costLabel, startLabel, endText, weekLabel, paidLabel, checkLabel,
    releaseLabel, stageText, noneLabel, nextText, nowLabel, tallLabel, releasesHeading, togetherLabel,
    stillLead, paidText, stageLabel, shareLabel, whatsAppLabel, printLabel, calendarLabel,
    message, eventTitle, eventText, screenNote, printNote,
    weeks[] { _type, built, check, share, stage, listed }
  }
}`

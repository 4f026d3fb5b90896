export const monitoringReport = /* groq */ `_type == "monitoringReport" => {
  heading, lead, sampleNote, title, subject, badge,
  budgetLabel, budget, paidBefore, released, paidLabel, releasedLabel, leftLabel, bricksNote,
  checksHeading, passedFirst, passedAgain, checksNote, week, drawingNote, releaseTitle, releaseNote,
  signatures[] { _key, _type, role, act }
}`

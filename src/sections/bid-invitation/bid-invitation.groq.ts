export const bidInvitation = /* groq */ `_type == "bidInvitation" => {
  heading, lead, sampleNote, title, subject, badge, buttons,
  facts[] { _key, _type, label, text },
  rated, ratingSubject, ratingNote, criteria[] { _key, _type, label, bricks }
}`

import { action, contact, waitlistReceipt } from '#src/content/queries/fragments.ts'

export const welcome = /* groq */ `_type == "welcome" => {
  heading, lead, actions[] ${action}, bookedTitle, bookedText, unknownTime, eventTitle, eventText,
  ${contact}, "texts": ${waitlistReceipt}
}`

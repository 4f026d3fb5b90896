import { linkedLine } from '../fields/link-fields.ts'
import { requiredLines, requiredText, textGroup } from './text-group.ts'

const notice = requiredLines(
  'notice',
  'Above our phone number and e-mail, for visitors whose browser cannot show the form.',
)
const privacy = (description: string) =>
  linkedLine('privacy', `${description} The words in square brackets lead to the policy.`)

export const demoTexts = textGroup('demoTexts', 'Demo dialog', [notice])

export const fundingTexts = textGroup('fundingTexts', 'Funding dialog', [notice])

export const jobsTexts = textGroup('jobsTexts', 'Join our team dialog', [
  notice,
  requiredLines('lead', 'Above the field: what becomes of a profile.'),
  requiredText('profileLabel', 'The name of the field.'),
  requiredText('profileExample', 'Shown in pale letters in the field until somebody types.'),
])

export const contactTexts = textGroup('contactTexts', 'Contact form', [
  requiredText('send', 'The words on the button that sends the message.'),
  privacy('Small print below that button.'),
])

export const waitlistTexts = textGroup('waitlistTexts', 'Waitlist form', [
  requiredText('phoneHint', 'Below the phone number: why we ask, and what the flag is for.'),
  requiredText('build', 'The question with the list of countries.'),
  requiredText('purpose', 'The question above "New Build" and "Renovation".'),
  requiredText('comment', 'The name of the last field, which may stay empty.'),
  privacy('Small print below the button.'),
])

/** The texts of every form, one tab each. */
export const formParts = [demoTexts, fundingTexts, jobsTexts, contactTexts, waitlistTexts]

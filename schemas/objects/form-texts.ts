import { defineField } from '@sanity/types'
import { text } from '#schemas/fields/fields.ts'
import { linkedLine } from '#schemas/fields/link-fields.ts'
import { requiredLines, requiredText, textGroup } from './text-group.ts'

const notice = requiredLines(
  'notice',
  'Above our phone number and e-mail, for visitors whose browser cannot show the form.',
)
const privacy = (description: string) =>
  linkedLine('privacy', `${description} The words in square brackets lead to the policy.`)

const receiptTexts = textGroup('receiptTexts', 'Receipt', [
  requiredText('title', 'Its heading once the form has arrived: "Your message is here."'),
  requiredText('who', 'Who answers: "The sales team".'),
  requiredLines('how', 'How they answer, and where. Promise no time that you cannot keep.'),
  text('note', 'Small print below that. Empty: none.'),
])

const receipt = defineField({
  name: 'receipt',
  title: 'Receipt',
  description:
    'Stays on the page after the form was sent. Its reference, and what it says while a form is kept or was not sent, never change.',
  type: 'receiptTexts',
  options: { collapsible: true, collapsed: false },
})

export const demoTexts = textGroup('demoTexts', 'Demo dialog', [notice, receipt])

export const fundingTexts = textGroup('fundingTexts', 'Funding dialog', [notice, receipt])

export const jobsTexts = textGroup('jobsTexts', 'Join our team dialog', [
  notice,
  requiredLines('lead', 'Above the field: what becomes of a profile.'),
  requiredText('profileLabel', 'The name of the field.'),
  requiredText('profileExample', 'Shown in pale letters in the field until somebody types.'),
  receipt,
])

export const contactTexts = textGroup('contactTexts', 'Contact form', [
  requiredText('send', 'The words on the button that sends the message.'),
  privacy('Small print below that button.'),
  receipt,
])

export const waitlistTexts = textGroup('waitlistTexts', 'Waitlist form', [
  requiredText('phoneHint', 'Below the phone number: why we ask, and what the flag is for.'),
  requiredText('build', 'The question with the list of countries.'),
  requiredText('purpose', 'The question above "New Build" and "Renovation".'),
  requiredText('comment', 'The name of the last field, which may stay empty.'),
  privacy('Small print below the button.'),
  receipt,
])

/** What the parts of every form are made of. */
export const formObjects = [receiptTexts]

/** The texts of every form, one tab each. */
export const formParts = [demoTexts, fundingTexts, jobsTexts, contactTexts, waitlistTexts]

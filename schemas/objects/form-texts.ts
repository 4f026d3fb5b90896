import { defineType } from '@sanity/types'
import { lines, linkedLine, text } from '../fields/fields.ts'

const needed = { required: true }
const notice = lines(
  'notice',
  'Above our phone number and e-mail, for visitors whose browser cannot show the form.',
  needed,
)
const privacy = (description: string) =>
  linkedLine('privacy', `${description} The words in square brackets lead to the policy.`)

export const demoTexts = defineType({
  name: 'demoTexts',
  title: 'Demo dialog',
  type: 'object',
  fields: [notice],
})

export const fundingTexts = defineType({
  name: 'fundingTexts',
  title: 'Funding dialog',
  type: 'object',
  fields: [notice],
})

export const jobsTexts = defineType({
  name: 'jobsTexts',
  title: 'Join our team dialog',
  type: 'object',
  fields: [
    notice,
    lines('lead', 'Above the field: what becomes of a profile.', needed),
    text('profileLabel', 'The name of the field.', needed),
    text('profileExample', 'Shown in pale letters in the field until somebody types.', needed),
  ],
})

export const contactTexts = defineType({
  name: 'contactTexts',
  title: 'Contact form',
  type: 'object',
  fields: [
    text('send', 'The words on the button that sends the message.', needed),
    privacy('Small print below that button.'),
  ],
})

export const waitlistTexts = defineType({
  name: 'waitlistTexts',
  title: 'Waitlist form',
  type: 'object',
  fields: [
    text('phoneHint', 'Below the phone number: why we ask, and what the flag is for.', needed),
    text('build', 'The question with the list of countries.', needed),
    text('purpose', 'The question above "New Build" and "Renovation".', needed),
    text('comment', 'The name of the last field, which may stay empty.', needed),
    privacy('Small print below the button.'),
  ],
})

/** The words of every form, by the tabs of their document. */
export const formParts = [demoTexts, fundingTexts, jobsTexts, contactTexts, waitlistTexts]

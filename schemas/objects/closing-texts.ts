import { defineArrayMember, defineField } from '@sanity/types'
import { text } from '#schemas/fields/fields.ts'
import { requiredLines, requiredText, textGroup } from './text-group.ts'

const offices = defineField({
  name: 'offices',
  title: 'Offices',
  description:
    'Whose hours are shown. WhatsApp opens with the number of the first that is open; while none is, with that of the first in this list.',
  type: 'array',
  of: [defineArrayMember({ type: 'reference', to: [{ type: 'office' }] })],
  validation: (rule) => rule.required().min(1).max(2).unique(),
})

/** What the closing bands of all pages share. */
export const closingTexts = textGroup('closingTexts', 'Closing sections', [
  requiredText('askLabel', 'The words on the white brick, which opens WhatsApp.'),
  text('askShort', 'The same in one word, for the bar on phones.', { required: true, max: 12 }),
  requiredText(
    'askNote',
    'The small line on the white brick while no office is known to be open: it must be true at any hour.',
  ),
  requiredText('openNote', 'The same line after the name of an open city, such as "is open now".'),
  offices,
  requiredText('hoursHeading', 'The title of the hours before the visitor’s clock is read.'),
  requiredText('oneOpen', 'The same title while one office is open.'),
  requiredText('allOpen', 'While all of them are.'),
  requiredText('noneOpen', 'While none is.'),
  requiredLines('hoursNote', 'Below the hours: what the bricks mean.'),
  requiredLines('closedNote', 'The same place while no office is open.'),
])

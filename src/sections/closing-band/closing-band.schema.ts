import { defineArrayMember, defineField } from '@sanity/types'
import { flag, lines, requiredLines, requiredText, template, text } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { section } from '#schemas/fields/section.ts'
import { textGroup } from '#schemas/singletons/texts.ts'

export const closingBand = section({
  name: 'closingBand',
  title: 'Closing section',
  icon: 'checkmark-circle',
  group: 'end',
  line: 'the last word, the main button and WhatsApp',
  fields: [
    requiredText('heading', 'The large title of the section, the last of the page.'),
    lines('lead', 'The paragraph below the title.'),
    action(
      'action',
      'What the page leads to: the dark brick, and on phones the bar at the foot of the window. The white brick beside it opens WhatsApp; its words and the offices are in the site settings.',
      { required: true },
    ),
    text('actionNote', 'The small line on the dark brick, such as "About 7 minutes".'),
    action(
      'secondAction',
      'A brick beside it, for visitors who want to read on first. Empty: no brick.',
    ),
    lines('message', 'The beginning of the visitor’s message in WhatsApp. Empty: no words.', {
      title: 'WhatsApp message',
    }),
    flag('hideHours', 'For a page that shows the hours of the offices already.', {
      title: 'Without office hours',
    }),
  ],
})

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
  requiredText('askShort', 'The same in one word, for the bar on phones.', { max: 12 }),
  requiredText(
    'askNote',
    'The small line on the white brick while no office is known to be open: it must be true at any hour.',
  ),
  requiredText('openNote', 'The same line after the name of an open city, such as "is open now".'),
  offices,
  requiredText('hoursHeading', 'The title of the hours before the visitor’s clock is read.'),
  requiredText('oneOpen', 'The same title while one office is open.'),
  requiredText('allOpen', 'While all of them are.'),
  template('noneOpen', 'While none is: the next to open, and when.', ['city', 'time'], {
    needed: ['city', 'time'],
  }),
  requiredLines('hoursNote', 'Below the hours: what the bricks mean.'),
  requiredLines('closedNote', 'The same place while no office is open.'),
])

import { flag, lines, text } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { section } from '#schemas/fields/section.ts'

export const closingBand = section({
  name: 'closingBand',
  title: 'Closing section',
  icon: 'checkmark-circle',
  group: 'end',
  line: 'the last word, the main button and WhatsApp',
  fields: [
    text('heading', 'The large title of the section, the last of the page.', { required: true }),
    lines('lead', 'The paragraph below the title.', { rows: 2 }),
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
      rows: 2,
    }),
    flag('hideHours', 'For a page that shows the hours of the offices already.', {
      title: 'Without office hours',
    }),
  ],
})

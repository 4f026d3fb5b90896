import { lines, requiredText, text } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { section } from '#schemas/fields/section.ts'

export const questionBlock = section({
  name: 'questionBlock',
  title: 'Still have questions?',
  icon: 'comment',
  group: 'end',
  line: 'a contact form that unfolds',
  fields: [
    requiredText('heading', 'The large title of the section.'),
    lines('text', 'The sentence below the title.'),
    action('action', 'The button beside the form.'),
    text('formHeading', 'The title of the form that unfolds.'),
  ],
})

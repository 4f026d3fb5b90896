import { lines, text } from '#schemas/fields/fields.ts'
import { references } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const offices = section({
  name: 'offices',
  title: 'Offices and contact form',
  icon: 'marker',
  group: 'end',
  line: 'office cards and the contact form',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    references('offices', 'office', 'The office cards, in order.'),
    text('formHeading', 'The title above the contact form.'),
  ],
})

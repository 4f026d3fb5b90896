import { head, text } from '#schemas/fields/fields.ts'
import { references } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const offices = section({
  name: 'offices',
  title: 'Offices and contact form',
  icon: 'marker',
  group: 'end',
  line: 'office cards and the contact form',
  fields: [
    ...head(),
    references('offices', 'office', 'The office cards, in order.'),
    text('formHeading', 'The title above the contact form.'),
  ],
})

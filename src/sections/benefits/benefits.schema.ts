import { lines, text } from '#schemas/fields/fields.ts'
import { references } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const benefits = section({
  name: 'benefits',
  title: 'Benefits',
  icon: 'star',
  group: 'offer',
  line: 'a grid of benefit cards',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    references('cards', 'benefitCard', 'The cards of the grid.'),
  ],
})

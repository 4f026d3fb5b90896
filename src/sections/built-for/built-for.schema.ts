import { lines, text } from '#schemas/fields/fields.ts'
import { references } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const builtFor = section({
  name: 'builtFor',
  title: 'Built for',
  icon: 'target',
  group: 'offer',
  line: 'one card for each audience',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    references('cards', 'audienceCard', 'The cards, one an audience.'),
  ],
})

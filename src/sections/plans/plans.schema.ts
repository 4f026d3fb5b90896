import { lines, text } from '#schemas/fields/fields.ts'
import { shownOf } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const plans = section({
  name: 'plans',
  title: 'Plans',
  icon: 'credit-card',
  group: 'prices',
  line: 'the plans with their prices',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    shownOf('plans', 'plan', 'Plans'),
  ],
})

import { lines, text } from '../../../fields/fields.ts'
import { shownOf } from '../../../fields/lists.ts'
import { section } from '../../../fields/section.ts'

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

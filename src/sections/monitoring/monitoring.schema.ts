import { lines, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const monitoring = section({
  name: 'monitoring',
  title: 'Monitoring',
  icon: 'eye-open',
  group: 'offer',
  line: 'what professionals check, step by step',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    members('items', 'step', 'What the professionals do, in order.', { required: true }),
  ],
})

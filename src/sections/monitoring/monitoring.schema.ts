import { head } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const monitoring = section({
  name: 'monitoring',
  title: 'Monitoring',
  icon: 'eye-open',
  group: 'offer',
  line: 'what professionals check, step by step',
  download: 'common',
  fields: [
    ...head(),
    members('items', 'step', 'What the professionals do, in order.', { required: true }),
  ],
})

import { text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const statistics = section({
  name: 'statistics',
  title: 'Statistics',
  icon: 'number',
  group: 'trust',
  line: 'large figures in a row',
  fields: [
    text('heading', 'Read aloud only, to name the section.'),
    members('items', 'statistic', 'The figures, from left to right.', { required: true }),
  ],
})

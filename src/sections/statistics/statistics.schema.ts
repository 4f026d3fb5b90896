import { requiredText, text } from '#schemas/fields/fields.ts'
import { members, part } from '#schemas/fields/lists.ts'
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

export const statistic = part('statistic', 'Statistic', { title: 'value', subtitle: 'label' }, [
  requiredText('value', 'The large figure, with its unit ("52 million").'),
  requiredText('label', 'What the figure counts.'),
])

import { defineType } from '@sanity/types'
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

export const statistic = defineType({
  name: 'statistic',
  title: 'Statistic',
  type: 'object',
  fields: [
    text('value', 'The large figure, with its unit ("52 million").', { required: true }),
    text('label', 'What the figure counts.', { required: true }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})

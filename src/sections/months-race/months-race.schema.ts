import { defineType } from '@sanity/types'
import { amount, flag, head, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const monthsRace = section({
  name: 'monthsRace',
  title: 'Months race',
  icon: 'bar-chart',
  group: 'offer',
  line: 'bars that compare durations',
  fields: [
    ...head(),
    members('rows', 'monthsRow', 'The bars, from top to bottom.', { required: true }),
  ],
})

export const monthsRow = defineType({
  name: 'monthsRow',
  title: 'Months',
  type: 'object',
  fields: [
    text('label', 'The name at the left of the bar.', { required: true }),
    amount('months', 'How long the bar is, in months.', { required: true, min: 1 }),
    flag('openEnded', 'Draw the bar without an end and write a plus after the months ("18+").'),
  ],
  preview: { select: { title: 'label', subtitle: 'months' } },
})

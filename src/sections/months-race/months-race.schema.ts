import { amount, flag, head, requiredText } from '#schemas/fields/fields.ts'
import { members, part } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const monthsRace = section({
  name: 'monthsRace',
  title: 'Months race',
  icon: 'bar-chart',
  group: 'offer',
  line: 'bars that compare durations',
  download: 'common',
  fields: [
    ...head(),
    members('rows', 'monthsRow', 'The bars, from top to bottom.', { required: true }),
  ],
})

export const monthsRow = part('monthsRow', 'Months', { title: 'label', subtitle: 'months' }, [
  requiredText('label', 'The name at the left of the bar.'),
  amount('months', 'How long the bar is, in months.', { required: true, min: 1, max: 60 }),
  flag('openEnded', 'Draw the bar without an end and write a plus after the months ("18+").'),
])

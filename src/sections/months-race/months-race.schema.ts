import { lines, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const monthsRace = section({
  name: 'monthsRace',
  title: 'Months race',
  icon: 'bar-chart',
  group: 'offer',
  line: 'bars that compare durations',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    members('rows', 'monthsRow', 'The bars, from top to bottom.', { required: true }),
  ],
})

import { lines, text } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { texts } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const insuredBand = section({
  name: 'insuredBand',
  title: 'Insurance',
  icon: 'lock',
  group: 'offer',
  line: 'a short promise with ticks',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('text', 'The paragraph below the title.', { required: true }),
    texts('points', 'Short lines with a tick.'),
    action('action', 'The button of the section.'),
  ],
})

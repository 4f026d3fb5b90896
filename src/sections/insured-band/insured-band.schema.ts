import { requiredLines, requiredText } from '#schemas/fields/fields.ts'
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
    requiredText('heading', 'The large title of the section.'),
    requiredLines('text', 'The paragraph below the title.'),
    texts('points', 'Short lines with a tick.'),
    action('action', 'The button of the section.'),
  ],
})

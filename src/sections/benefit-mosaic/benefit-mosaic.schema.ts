import { requiredText } from '#schemas/fields/fields.ts'
import { references } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const benefitMosaic = section({
  name: 'benefitMosaic',
  title: 'Benefit cards as a wall',
  icon: 'th-large',
  group: 'offer',
  line: 'benefit cards laid like bricks',
  fields: [
    requiredText('heading', 'The large title of the section.'),
    references('cards', 'benefitCard', 'The cards, laid like bricks; each leads somewhere.'),
  ],
})

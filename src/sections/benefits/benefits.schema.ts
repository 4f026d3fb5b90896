import { head } from '#schemas/fields/fields.ts'
import { references } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const benefits = section({
  name: 'benefits',
  title: 'Benefits',
  icon: 'star',
  group: 'offer',
  line: 'a grid of benefit cards',
  download: 'common',
  fields: [...head(), references('cards', 'benefitCard', 'The cards of the grid.')],
})

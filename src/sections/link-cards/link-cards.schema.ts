import { text } from '#schemas/fields/fields.ts'
import { references } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const linkCards = section({
  name: 'linkCards',
  title: 'Link cards',
  icon: 'link',
  group: 'offer',
  download: 'texts',
  line: 'small cards that lead to other pages',
  fields: [
    text('heading', 'The title above the cards.'),
    references('cards', 'benefitCard', 'The cards, from left to right.'),
  ],
})

import { text } from '../../fields.ts'
import { references } from '../../lists.ts'
import { section } from '../../section.ts'

export const linkCards = section('linkCards', 'Link cards', [
  text('heading', 'The title above the cards.'),
  references('cards', 'benefitCard', 'The cards, from left to right.'),
])

import { text } from '../../fields/fields.ts'
import { references } from '../../fields/lists.ts'
import { section } from '../../fields/section.ts'

export const benefitBond = section('benefitBond', 'Benefit cards as a wall', [
  text('heading', 'The large title of the band.', { required: true }),
  references('cards', 'benefitCard', 'The cards, laid like bricks; each leads somewhere.'),
])

import { text } from '../../fields.ts'
import { references } from '../../lists.ts'
import { section } from '../../section.ts'

export const compareTable = section('compareTable', 'Compare table', '📊', [
  text('heading', 'The large title of the band.', { required: true }),
  references('groups', 'compareGroup', 'The groups of rows, from top to bottom.'),
])

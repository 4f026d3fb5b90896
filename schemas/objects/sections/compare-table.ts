import { text } from '../../fields.ts'
import { shownOf } from '../../lists.ts'
import { section } from '../../section.ts'

export const compareTable = section('compareTable', 'Compare table', [
  text('heading', 'The large title of the band.', { required: true }),
  shownOf('groups', 'compareGroup', 'Compare table'),
])

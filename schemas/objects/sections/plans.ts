import { lines, text } from '../../fields.ts'
import { shownOf } from '../../lists.ts'
import { section } from '../../section.ts'

export const plans = section('plans', 'Plans', [
  text('heading', 'The large title of the band.', { required: true }),
  lines('lead', 'The paragraph below the title.'),
  shownOf('plans', 'plan', 'Plans'),
])

import { audiences } from '../../choices.ts'
import { action, choice, lines, text } from '../../fields.ts'
import { section } from '../../section.ts'

export const faqList = section('faqList', 'Questions', '❓', [
  text('heading', 'The large title of the band.', { required: true }),
  lines('lead', 'The paragraph below the title.'),
  choice(
    'audience',
    'Whose questions. Empty: those that belong to the path of the page.',
    audiences,
  ),
  action('action', 'The button below the list, such as "Ask a Question".'),
])

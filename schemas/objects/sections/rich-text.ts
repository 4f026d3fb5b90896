import { text } from '../../fields.ts'
import { formatted } from '../../lists.ts'
import { section } from '../../section.ts'

export const richText = section('richText', 'Formatted text', [
  text('heading', 'The title above the text.'),
  formatted('body', 'The text.'),
])

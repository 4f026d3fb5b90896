import { text } from '../../fields/fields.ts'
import { formatted } from '../../fields/lists.ts'
import { section } from '../../fields/section.ts'

export const richText = section('richText', 'Formatted text', [
  text('heading', 'The title above the text.'),
  formatted('body', 'The text.'),
])

import { text } from '#schemas/fields/fields.ts'
import { formatted } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const richText = section({
  name: 'richText',
  title: 'Formatted text',
  icon: 'block-content',
  group: 'text',
  download: 'texts',
  line: 'paragraphs, lists and links',
  fields: [text('heading', 'The title above the text.'), formatted('body', 'The text.')],
})

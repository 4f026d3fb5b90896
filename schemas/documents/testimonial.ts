import { defineType } from '@sanity/types'
import { lines, text } from '../fields.ts'
import { picture } from '../picture.ts'

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  icon: () => '🗣️',
  fields: [
    lines('message', 'What the person says, without quotation marks.', { required: true }),
    text('name', 'Who says it.', { required: true }),
    text('title', 'Role and company, below the name.', { required: true }),
    picture('image', 'A portrait beside the words.'),
  ],
  preview: { select: { title: 'name', subtitle: 'title', media: 'image' } },
})

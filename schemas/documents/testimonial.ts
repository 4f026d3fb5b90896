import { defineType } from '@sanity/types'
import { lines, text } from '#schemas/fields/fields.ts'
import { image } from '#schemas/fields/image.ts'

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  fields: [
    lines('message', 'What the person says, without quotation marks.', { required: true }),
    text('name', 'Who says it.', { required: true }),
    text('title', 'Role and company, below the name.', { required: true }),
    image('image', 'A portrait beside the words. Without one the initials stand there.'),
  ],
  preview: {
    select: { message: 'message', name: 'name', role: 'title', media: 'image' },
    prepare: ({ message, name, role, media }) => ({
      title: `“${message ?? ''}”`,
      subtitle: [name, role].filter(Boolean).join(', '),
      media,
    }),
  },
})

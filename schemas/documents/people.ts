import { defineType } from '@sanity/types'
import { cardThemes } from '#schemas/fields/choices.ts'
import { choice, lines, text } from '#schemas/fields/fields.ts'
import { orderRank } from '#schemas/fields/lists.ts'
import { crops, image } from '#schemas/fields/image.ts'

export const teamMember = defineType({
  name: 'teamMember',
  title: 'Team member',
  type: 'document',
  fields: [
    text('name', 'The name on the front of the card.', { required: true }),
    text('role', 'The line below the name.', { required: true }),
    image('image', 'A portrait. Without one the card shows a small house.', {
      crops: crops.member,
    }),
    lines('description', 'The text on the back of the card.', { required: true, rows: 5 }),
    choice('theme', 'The color of the card.', cardThemes, {
      title: 'Color',
      required: true,
      initialValue: 'bush',
    }),
    orderRank(),
  ],
  preview: { select: { title: 'name', subtitle: 'role', media: 'image' } },
})

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

import { defineType } from '@sanity/types'
import { cardThemes } from '#schemas/fields/choices.ts'
import { choice, requiredLines, requiredText } from '#schemas/fields/fields.ts'
import { orderRank } from '#schemas/fields/lists.ts'
import { crops, image } from '#schemas/fields/image.ts'

export const teamMember = defineType({
  name: 'teamMember',
  title: 'Team member',
  type: 'document',
  fields: [
    requiredText('name', 'The name on the front of the card.'),
    requiredText('role', 'The line below the name.'),
    image('image', 'A portrait. Without one the card shows a small house.', {
      crops: crops.member,
    }),
    requiredLines('description', 'The text on the back of the card.'),
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
    requiredLines('message', 'What the person says, without quotation marks.'),
    requiredText('name', 'Who says it.'),
    requiredText('title', 'Role and company, below the name.'),
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

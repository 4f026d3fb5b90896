import { defineType } from '@sanity/types'
import { cardThemes } from '#schemas/fields/choices.ts'
import { choice, lines, text } from '#schemas/fields/fields.ts'
import { orderRank } from '#schemas/fields/lists.ts'
import { checkFigures } from '#schemas/rules/figure-rules.ts'
import { crops } from '#schemas/fields/image.ts'
import { image } from '#schemas/fields/image.ts'

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
    choice('theme', 'The colour of the card.', cardThemes, {
      title: 'Colour',
      required: true,
      initialValue: 'bush',
    }),
    orderRank(),
  ],
  validation: (rule) => rule.custom(checkFigures).warning(),
  preview: { select: { title: 'name', subtitle: 'role', media: 'image' } },
})

import { defineField, defineType } from '@sanity/types'
import { together } from '#schemas/rules/context.ts'
import { choice, flag, icon, lines, text } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { texts } from '#schemas/fields/lists.ts'
import { checkFigures } from '#schemas/rules/figure-rules.ts'
import { checkUnusedForms } from '#schemas/rules/form-rules.ts'
import { checkLinkTargets } from '#schemas/rules/link-rules.ts'
import { crops } from '#schemas/fields/image.ts'
import { image } from '#schemas/fields/image.ts'
import { checkFigureOfTitle } from '#schemas/rules/rules.ts'

export const benefitCard = defineType({
  name: 'benefitCard',
  title: 'Benefit card',
  type: 'document',
  fields: [
    text('title', 'The title of the card.', { required: true }),
    lines('body', 'The short text below the title.', { required: true }),
    image('image', 'A picture on the card.', { crops: crops.benefitCard }),
    icon('icon', 'A pictogram above the title.'),
    defineField({
      name: 'figure',
      title: 'Figure',
      description: 'The part of the title that is set large, such as "$0". It must occur in it.',
      type: 'string',
      validation: (rule) => rule.custom(checkFigureOfTitle),
    }),
    flag('highlight', 'Fill the card with the brand’s red. One card a grid.'),
    choice('drawing', 'A small drawing on the card.', [
      'keys',
      'chips',
      'months',
      'picture',
      'professionals',
      'prices',
    ]),
    texts('points', 'Short lines shown as chips or a list on the card.'),
    text('caption', 'The small line below the drawing or picture.'),
    action('link', 'Where the card leads.'),
  ],
  validation: (rule) =>
    rule.custom(together(checkLinkTargets, checkFigures, checkUnusedForms)).warning(),
  preview: { select: { title: 'title', subtitle: 'body', media: 'image' } },
})

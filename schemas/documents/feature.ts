import { defineType } from '@sanity/types'
import { lines, text } from '#schemas/fields/fields.ts'
import { checkFigures } from '#schemas/rules/figure-rules.ts'
import { crops } from '#schemas/fields/image.ts'
import { image } from '#schemas/fields/image.ts'

export const feature = defineType({
  name: 'feature',
  title: 'Feature',
  type: 'document',
  fields: [
    text('name', 'The words on the tab.', { required: true }),
    lines('description', 'The text beside the screen.', { required: true }),
    image('image', 'The screen of the product.', { required: true, crops: crops.feature }),
    image('mobileImage', 'The screen for phones. Empty: the other one.', {
      title: 'Picture for phones',
    }),
  ],
  validation: (rule) => rule.custom(checkFigures).warning(),
  preview: { select: { title: 'name', subtitle: 'description', media: 'image' } },
})

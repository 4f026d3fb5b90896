import { defineType } from '@sanity/types'
import { checkLinkTargets } from '#schemas/rules/link-rules.ts'
import { choice, lines, text } from '#schemas/fields/fields.ts'
import { link } from '#schemas/fields/link-fields.ts'

export const audienceCard = defineType({
  name: 'audienceCard',
  title: 'Audience card',
  type: 'document',
  fields: [
    text('title', 'The title of the card in "Built for".', { required: true }),
    lines('description', 'The text of the card.', { required: true }),
    choice('icon', 'The pictogram of the card.', ['vault', 'towers', 'house'], { required: true }),
    link('link', 'The page of this audience.', { required: true }),
    text('pickLabel', 'The name of the choice in the "I am a..." dialog.', {
      title: 'Name in the dialog',
      required: true,
    }),
    text('pickText', 'The line below that name.', { title: 'Line in the dialog', required: true }),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
  validation: (rule) => rule.custom(checkLinkTargets).warning(),
})

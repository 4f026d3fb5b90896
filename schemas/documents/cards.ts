import { defineField, defineType } from '@sanity/types'
import {
  amount,
  choice,
  flag,
  icon,
  requiredLines,
  requiredText,
  text,
} from '#schemas/fields/fields.ts'
import { action, link } from '#schemas/fields/link-fields.ts'
import { texts, orderRank } from '#schemas/fields/lists.ts'
import { checkUses } from '#schemas/rules/form-rules.ts'
import { checkLinkTargets } from '#schemas/rules/link-rules.ts'
import { crops, image } from '#schemas/fields/image.ts'
import { checkFigureOfTitle } from '#schemas/rules/rules.ts'
import { houseWeeks } from './house.ts'

export const benefitCard = defineType({
  name: 'benefitCard',
  title: 'Benefit card',
  type: 'document',
  fields: [
    requiredText('title', 'The title of the card.'),
    requiredLines('body', 'The short text below the title.'),
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
      'house',
      'professionals',
      'prices',
    ]),
    amount('week', 'The week in which the house is drawn, 1 to 20.', {
      title: 'Week of the house',
      min: 1,
      max: houseWeeks,
    }),
    texts('points', 'Short lines shown as chips or a list on the card.'),
    text('caption', 'The small line below the drawing or picture.'),
    action('link', 'Where the card leads.'),
  ],
  validation: (rule) => rule.custom(checkUses).warning(),
  preview: { select: { title: 'title', subtitle: 'body', media: 'image' } },
})

export const audienceCard = defineType({
  name: 'audienceCard',
  title: 'Audience card',
  type: 'document',
  fields: [
    requiredText('title', 'The title of the card in "Built for".'),
    requiredLines('description', 'The text of the card.'),
    choice('icon', 'The pictogram of the card.', ['vault', 'towers', 'house'], { required: true }),
    link('link', 'The page of this audience.', { required: true }),
    requiredText('pickLabel', 'The name of the choice in the "I am a..." dialog.', {
      title: 'Name in the dialog',
    }),
    requiredText('pickText', 'The line below that name.', { title: 'Line in the dialog' }),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
  validation: (rule) => rule.custom(checkLinkTargets).warning(),
})

export const feature = defineType({
  name: 'feature',
  title: 'Feature',
  type: 'document',
  fields: [
    requiredText('name', 'The words on the tab.'),
    requiredLines('description', 'The text beside the screen.'),
    image('image', 'The screen of the product.', { required: true, crops: crops.feature }),
    image('mobileImage', 'The screen for phones. Empty: the other one.', {
      title: 'Picture for phones',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'description', media: 'image' } },
})

export const partnerLogo = defineType({
  name: 'partnerLogo',
  title: 'Partner logo',
  type: 'document',
  fields: [
    requiredText('name', 'The name of the partner, for this list.'),
    image('image', 'The logo, dark on a transparent ground.', { required: true }),
    requiredText('alt', 'What is read aloud instead of the logo: the name of the company.', {
      title: 'Alternative text',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'alt', media: 'image' } },
})

export const sampleProject = defineType({
  name: 'sampleProject',
  title: 'Sample project',
  type: 'document',
  fields: [
    requiredText('name', 'The name on the picture in the carousel.'),
    requiredText('location', 'City and country below the name.'),
    image('image', 'The picture, in landscape.', { required: true, crops: crops.project }),
    image('mobileImage', 'A picture in portrait for phones. Empty: the other one, cropped.', {
      title: 'Picture for phones',
    }),
    orderRank(),
  ],
  preview: { select: { title: 'name', subtitle: 'location', media: 'image' } },
})

import { defineType } from '@sanity/types'
import { action, choice, flag, icon, lines, text } from '../fields.ts'
import { texts } from '../lists.ts'
import { picture } from '../picture.ts'

export const benefitCard = defineType({
  name: 'benefitCard',
  title: 'Benefit card',
  type: 'document',
  icon: () => '🧱',
  fields: [
    text('title', 'The title of the card.', { required: true }),
    lines('body', 'The short text below the title.', { required: true }),
    picture('image', 'A picture on the card.'),
    icon('icon', 'A pictogram above the title.'),
    text('figure', 'The part of the title that is set large, such as "$0". It must occur in it.'),
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
  preview: { select: { title: 'title', subtitle: 'body', media: 'image' } },
})

import { defineType } from '@sanity/types'
import { flag, lines, text } from '#schemas/fields/fields.ts'
import { image } from '#schemas/fields/image.ts'

export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  fields: [
    text(
      'title',
      'The title in search results, shared links and the browser tab. Empty: the title of the page.',
      { advised: 60 },
    ),
    lines(
      'description',
      'The two lines below the title in search results and shared links. Empty: the description in Site settings.',
      { advised: 160 },
    ),
    image(
      'image',
      'The picture of shared links. Empty: one is drawn from the first section of the page.',
    ),
    flag('noIndex', 'Ask search engines to leave this page out.'),
  ],
})

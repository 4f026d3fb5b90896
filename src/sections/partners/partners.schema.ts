import { requiredText, text } from '#schemas/fields/fields.ts'
import { references } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const partners = section({
  name: 'partners',
  title: 'Partners',
  icon: 'tag',
  group: 'trust',
  line: 'a row of partner logos',
  download: 'common',
  fields: [
    requiredText('heading', 'The small title, such as "Trusted by teams at".'),
    references('logos', 'partnerLogo', 'The logos, from left to right.'),
    text('note', 'The small line below the title, such as that the companies are samples.'),
  ],
})

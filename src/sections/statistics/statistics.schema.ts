import { text } from '#schemas/fields/fields.ts'
import { references } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const statistics = section({
  name: 'statistics',
  title: 'Statistics',
  icon: 'number',
  group: 'trust',
  download: 'texts',
  line: 'large figures that open on their sources',
  fields: [
    text('heading', 'Read aloud only, to name the section.'),
    references(
      'items',
      'claim',
      'Claims whose text is the large figure, with its unit ("52 million"), from left to right.',
    ),
    text('note', 'The small line below the figures, which says that they open.'),
  ],
})

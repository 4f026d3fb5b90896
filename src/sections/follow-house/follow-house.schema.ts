import { head } from '#schemas/fields/fields.ts'
import { reference } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const followHouse = section({
  name: 'followHouse',
  title: 'Your house, your weeks',
  icon: 'home',
  group: 'samples',
  line: 'releases and dates for a visitor’s own sum',
  download: 'common',
  fields: [
    ...head(),
    reference(
      'house',
      'house',
      'The house with its twenty weeks. All pages that show it share its text.',
      { required: true },
    ),
  ],
})

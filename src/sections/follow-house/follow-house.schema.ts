import { head } from '#schemas/fields/fields.ts'
import { reference } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const followHouse = section({
  name: 'followHouse',
  title: 'Follow one house',
  icon: 'home',
  group: 'samples',
  line: 'twenty weeks of one house',
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

import { defineField } from '@sanity/types'
import { head } from '#schemas/fields/fields.ts'
import { section } from '#schemas/fields/section.ts'

export const followHouse = section({
  name: 'followHouse',
  title: 'Follow one house',
  icon: 'home',
  group: 'samples',
  line: 'twenty weeks of one house',
  fields: [
    ...head(),
    defineField({
      name: 'house',
      title: 'House',
      description: 'The house with its twenty weeks. All pages that show it share its text.',
      type: 'reference',
      to: [{ type: 'house' }],
      validation: (rule) => rule.required(),
    }),
  ],
})

import { defineType } from '@sanity/types'
import { text } from '#schemas/fields/fields.ts'
import { members, orderRank } from '#schemas/fields/lists.ts'

export const compareGroup = defineType({
  name: 'compareGroup',
  title: 'Group of the compare table',
  type: 'document',
  fields: [
    text('name', 'The title that folds the group. A group without a title is always open.'),
    members('subFeatures', 'compareItem', 'The rows of the group.', {
      title: 'Rows',
      required: true,
    }),
    orderRank(),
  ],
  preview: {
    select: { name: 'name', first: 'subFeatures.0.name' },
    prepare: ({ name, first }) => ({ title: name || 'Always open', subtitle: first }),
  },
})

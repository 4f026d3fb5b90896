import { defineType } from '@sanity/types'
import { text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'

export const checklistItem = defineType({
  name: 'checklistItem',
  title: 'Thing to gather',
  type: 'object',
  fields: [
    text('title', 'The words beside the box.', { required: true }),
    text('hint', 'The smaller line below them, such as “A copy is enough to begin”.'),
  ],
  preview: { select: { title: 'title', subtitle: 'hint' } },
})

export const checklistGroup = defineType({
  name: 'checklistGroup',
  title: 'Group of the checklist',
  type: 'object',
  fields: [
    text('title', 'The title of the panel.', { required: true }),
    members('items', 'checklistItem', 'What can be ticked, from top to bottom.', {
      required: true,
    }),
  ],
  preview: {
    select: { title: 'title', items: 'items' },
    prepare: ({ title, items }) => ({
      title,
      subtitle: `${Array.isArray(items) ? items.length : 0} to gather`,
    }),
  },
})

import { defineType } from '@sanity/types'
import { lines, text } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { members } from '#schemas/fields/lists.ts'

export const learnDialog = defineType({
  name: 'learnDialog',
  title: 'Learn More dialog',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    text('heading', 'The title of the dialog.', { required: true }),
    lines('lead', 'The line below that title.'),
    members('items', 'step', 'The steps, in order. Each is drawn one course higher in a wall.', {
      title: 'Steps',
      required: true,
    }),
    action('action', 'The button at the foot of the dialog.'),
  ],
  preview: { select: { title: 'heading' } },
})

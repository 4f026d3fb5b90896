import { defineType } from '@sanity/types'
import { head, lines, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'

export const steps = section({
  name: 'steps',
  title: 'Steps',
  icon: 'olist',
  group: 'offer',
  line: 'numbered steps in order',
  fields: [
    ...head(),
    members('items', 'step', 'The steps, in order; the numbers come by themselves.', {
      required: true,
    }),
  ],
})

export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  fields: [
    text('title', 'The title of the step.', { required: true }),
    lines('body', 'The sentence below the title.', { required: true }),
  ],
  preview: { select: { title: 'title', subtitle: 'body' } },
})

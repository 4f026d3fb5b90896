import { defineField, defineType } from '@sanity/types'
import { lines, text } from '#schemas/fields/fields.ts'
import { checkClock } from '#schemas/rules/decision-rules.ts'

export const titleBlockEntry = defineType({
  name: 'titleBlockEntry',
  title: 'Entry of the title block',
  type: 'object',
  fields: [
    text('label', 'What is named, such as “Drawing”.', { required: true }),
    text('value', 'Its name or number, such as “A-204, stair”.', { required: true }),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})

export const decisionEntry = defineType({
  name: 'decisionEntry',
  title: 'Entry of the record',
  type: 'object',
  fields: [
    defineField({
      name: 'time',
      title: 'Time',
      description: 'When it was written, with two digits each: 08:12.',
      type: 'string',
      validation: (rule) => rule.required().custom(checkClock),
    }),
    text('who', 'Who wrote it, such as “Site engineer”. Empty for the decision.'),
    lines('text', 'What was written.', { required: true, rows: 2 }),
  ],
  preview: {
    select: { time: 'time', who: 'who', text: 'text' },
    prepare: ({ time, who, text: said }) => ({
      title: [time, who].filter(Boolean).join(' '),
      subtitle: said,
    }),
  },
})

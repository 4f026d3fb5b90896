import { defineField, defineType } from '@sanity/types'
import { amount, flag, lines, text } from '#schemas/fields/fields.ts'

export const monthsRow = defineType({
  name: 'monthsRow',
  title: 'Months',
  type: 'object',
  fields: [
    text('label', 'The name at the left of the bar.', { required: true }),
    amount('months', 'How long the bar is, in months.', { required: true, min: 1 }),
    flag('openEnded', 'Draw the bar without an end and write a plus after the months ("18+").'),
  ],
  preview: { select: { title: 'label', subtitle: 'months' } },
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

export const statistic = defineType({
  name: 'statistic',
  title: 'Statistic',
  type: 'object',
  fields: [
    text('value', 'The large figure, with its unit ("52 million").', { required: true }),
    text('label', 'What the figure counts.', { required: true }),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})

export const shortlistEntry = defineType({
  name: 'shortlistEntry',
  title: 'Contractor of the shortlist',
  type: 'object',
  fields: [
    text('name', 'The name of the sample contractor.', { required: true }),
    text('detail', 'The line below the name.', { required: true }),
    text('status', 'The short remark at the right.'),
    flag('chosen', 'Mark this one as the contractor that was chosen.'),
  ],
  preview: { select: { title: 'name', subtitle: 'detail' } },
})

export const legalFact = defineType({
  name: 'legalFact',
  title: 'Fact',
  type: 'object',
  fields: [
    text('title', 'The title of a fact in the summary above the legal text.', { required: true }),
    lines('text', 'The sentence below it.', { required: true }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

export const holiday = defineType({
  name: 'holiday',
  title: 'Holiday',
  type: 'object',
  fields: [
    defineField({
      name: 'date',
      title: 'Date',
      description: 'The day at the office, whatever the time is elsewhere.',
      type: 'date',
      validation: (rule) => rule.required(),
    }),
    text('name', 'Shown after “Closed for”, such as “Christmas Day”.', {
      required: true,
      max: 40,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'date' } },
})

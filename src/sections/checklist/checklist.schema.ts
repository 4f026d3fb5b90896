import { defineArrayMember, defineField } from '@sanity/types'
import { lines, text } from '#schemas/fields/fields.ts'
import { section } from '#schemas/fields/section.ts'
import { template } from '#schemas/fields/fields.ts'
import { checkLength } from '#schemas/rules/checklist-rules.ts'

export const checklist = section({
  name: 'checklist',
  title: 'Checklist to print',
  icon: 'checkmark-circle',
  group: 'samples',
  line: 'things to have ready, to tick and print',
  fields: [
    text('heading', 'The large title of the section, and of the printed page.', { required: true }),
    lines('lead', 'The paragraph below the title.'),
    text('sampleNote', 'The small line that says who confirms what is needed.', {
      required: true,
      initialValue: 'Sample list. Which papers are needed, the team confirms.',
    }),
    defineField({
      name: 'groups',
      title: 'Groups',
      description:
        'The panels, from left to right. Their things are counted and numbered by the site.',
      type: 'array',
      of: [defineArrayMember({ type: 'checklistGroup' })],
      validation: (rule) => [rule.required().min(1).max(6), rule.custom(checkLength).warning()],
    }),
    template('readyLabel', 'How much of the list is ticked.', ['ticked', 'total'], {
      needed: ['ticked', 'total'],
    }),
    text('oneLabel', 'Beside the title of a group that asks for one thing.', { required: true }),
    template('manyLabel', 'Beside the title of a group that asks for more.', ['count'], {
      needed: ['count'],
    }),
    text('printLabel', 'The words of the button that prints the list.', {
      required: true,
      initialValue: 'Print this list',
    }),
    lines('filesNote', 'The small line below the list, on the screen and on paper.', { rows: 2 }),
    text('ticksNote', 'What happens to the ticks; only on the screen.', {
      required: true,
      initialValue: 'Ticks stay on this page and are gone when you leave it.',
    }),
    text('printNote', 'The words before the address of the page, at the foot of the printed list.'),
  ],
})

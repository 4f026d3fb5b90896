import { defineArrayMember, defineField } from '@sanity/types'
import { lines, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'
import { checkChange, checkOrder } from '#schemas/rules/decision-rules.ts'

const short = { max: 24 }

export const decisionDrawing = section({
  name: 'decisionDrawing',
  title: 'Drawing with a decision',
  icon: 'edit',
  group: 'samples',
  line: 'a drawing with question and decision',
  fields: [
    text('heading', 'The large title of the section.', { required: true }),
    lines('lead', 'The paragraph below the title. It states the times of the record below.'),
    text('sampleNote', 'The small line that says that all of it is a sample.', {
      required: true,
      initialValue: 'Sample. Names and figures are invented.',
    }),
    lines(
      'description',
      'What the drawing shows, for those who do not see it: a stair whose landing is drawn lower.',
      { required: true },
    ),
    text('markLabel', 'The number at the mark in the drawing: the revision.', { max: 3 }),
    text('changeLabel', 'The measure at the mark. The decision states the same.', { max: 12 }),
    text('beamLabel', 'The label at the beam.', short),
    text('risersLabel', 'The label at the steps; a wide screen shows it.', short),
    text('landingLabel', 'The label below the lowered landing.', short),
    text('floorLabel', 'The label at the floor; a wide screen shows it.', short),
    members('titleBlock', 'titleBlockEntry', 'The line of names below the drawing.', { max: 4 }),
    defineField({
      name: 'entries',
      title: 'Record',
      description:
        'Question, answer and decision, in the order of their times. The last one is marked as the decision.',
      type: 'array',
      of: [defineArrayMember({ type: 'decisionEntry' })],
      validation: (rule) => [
        rule.required().min(2).custom(checkOrder),
        rule.custom(checkChange).warning(),
      ],
    }),
  ],
})

import { defineArrayMember, defineField, defineType } from '@sanity/types'
import type { ValidationError } from '@sanity/types'
import { isRecord } from '#shared/json.ts'
import { lines, sampleHead, text } from '#schemas/fields/fields.ts'
import { members } from '#schemas/fields/lists.ts'
import { section } from '#schemas/fields/section.ts'
import { asText, keyOf } from '#schemas/fields/values.ts'
import type { RuleResult } from '#schemas/rules/rules.ts'

const short = { max: 24 }

export const decisionDrawing = section({
  name: 'decisionDrawing',
  title: 'Drawing with a decision',
  icon: 'edit',
  group: 'samples',
  line: 'a drawing with question and decision',
  fields: [
    ...sampleHead('The paragraph below the title. It states the times of the record below.'),
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
      validation: (rule) => rule.required().min(2).custom(checkOrder),
    }),
  ],
})

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

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Validates a time of day: two digits, a colon, two digits. */
export function checkClock(value: string | undefined): RuleResult {
  return value === undefined || CLOCK.test(value) ? true : 'Write the time as 08:12 or 17:05.'
}

/** Rejects a record in which an entry is older than the one before it. */
export function checkOrder(value: unknown): true | ValidationError {
  const entries = Array.isArray(value) ? value.filter(isRecord) : []
  const times = entries.map(({ time }) => asText(time))
  const late = times.findIndex((time, index) => index > 0 && time < (times[index - 1] ?? ''))
  if (late === -1) return true
  return {
    message: `${times[late]} is earlier than the entry above it, ${times[late - 1]}.`,
    path: [keyOf(entries[late], late), 'time'],
  }
}

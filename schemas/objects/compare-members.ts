import { defineType } from '@sanity/types'
import { choice, flag, text } from '../fields.ts'
import { members } from '../lists.ts'
import { planTypes } from '../choices.ts'

export const compareItem = defineType({
  name: 'compareItem',
  title: 'Row of the table',
  type: 'object',
  icon: () => '➖',
  fields: [
    text('name', 'The feature, at the left of the row.', { required: true }),
    members('availability', 'planAvailability', 'What each plan has of it, one entry a plan.', {
      required: true,
      max: planTypes.length,
    }),
  ],
  preview: { select: { title: 'name' } },
})

export const planAvailability = defineType({
  name: 'planAvailability',
  title: 'What a plan has of it',
  type: 'object',
  icon: () => '✔️',
  fields: [
    choice('plan', 'The column of the table.', planTypes, { required: true }),
    flag('included', 'Show a tick. Off, and no text: a dash.'),
    text('text', 'Words instead of a tick, such as "Up to 5 users".'),
  ],
  preview: {
    select: { plan: 'plan', included: 'included', text: 'text' },
    prepare: ({ plan, included, text: words }) => ({
      title: plan,
      subtitle: words ?? (included ? 'included' : 'not included'),
    }),
  },
})

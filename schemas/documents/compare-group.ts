import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { isRecord } from '#shared/json.ts'
import { planTypes } from '#schemas/fields/choices.ts'
import { choice, flag, humanTitle, text } from '#schemas/fields/fields.ts'
import { members, orderRank } from '#schemas/fields/lists.ts'
import { asText } from '#schemas/fields/values.ts'
import { checkColumns } from './plan-rules.ts'

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

export const compareItem = defineType({
  name: 'compareItem',
  title: 'Row of the table',
  type: 'object',
  fields: [
    text('name', 'The feature, at the left of the row.', { required: true }),
    defineField({
      name: 'availability',
      title: 'Plans',
      description: 'What each plan has of it, one entry a plan.',
      type: 'array',
      of: [defineArrayMember({ type: 'planAvailability' })],
      validation: (rule) => [
        rule.required().min(1).max(planTypes.length),
        rule.custom(checkColumns),
      ],
    }),
  ],
  preview: {
    select: { title: 'name', plans: 'availability' },
    prepare: ({ title, plans }) => ({ title, subtitle: columns(plans) }),
  },
})

export const planAvailability = defineType({
  name: 'planAvailability',
  title: 'What a plan has of it',
  type: 'object',
  fields: [
    choice('plan', 'The column of the table.', planTypes, { required: true }),
    flag('included', 'Show a tick. Off, and no text: a dash.'),
    text('text', 'Words instead of a tick, such as "Up to 5 users".'),
  ],
  preview: {
    select: { plan: 'plan', included: 'included', text: 'text' },
    prepare: ({ plan, included, text: said }) => ({
      title: humanTitle(plan ?? ''),
      subtitle: said ?? (included ? 'included' : 'not included'),
    }),
  },
})

/** The row as the table shows it: "Free – · Basic ✓ · Pro 10GB". */
function columns(plans: unknown): string {
  return (Array.isArray(plans) ? plans : [])
    .filter(isRecord)
    .map(({ plan, included, text: said }) => {
      const mark = included === true ? '✓' : '–'
      return `${humanTitle(asText(plan))} ${asText(said) || mark}`
    })
    .join(' · ')
}
